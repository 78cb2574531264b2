// The mail about lines that were prepared, handed over or sent, in the transaction that moves them.
import { waitsAtCounter } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import type { MovedLine, PartKind } from '@nuancier/domain/orders/order-parts.ts';
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import { mailParts } from './mail-parts.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { orderCopy } from '../view/order-copy.ts';
import { counterOf, pageOf, readerOf, notifyStatusChanged, toPayOf } from './order-news.ts';
import type { Order } from '../records/order-record.ts';
import { selectProposals } from '../records/proposals-store.ts';

/** Which lines, how much of them and what is still to come; also where the status stays the same. */
export async function notifyPartsMoved(
  db: Database,
  order: Order,
  { kind, lines, collected }: { kind: PartKind; lines: readonly MovedLine[]; collected: number | null },
  now: Date,
): Promise<void> {
  // A buyer notified of goods at the counter must not come in vain; goods that have not left the store are no news.
  if (kind === 'TAKEN_BACK' && order.mode === 'LIV') return;
  // All of it waits in the store: that mail says where, until when and during which hours.
  if (statusFacts(order.status).isReadyToFetch) return notifyStatusChanged(db, order, now);
  const reader = await readerOf(db, order);
  if (reader === null) return;
  const { showsPrices, account: _account, to, ...addressed } = reader;
  const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const moved = order.lines.flatMap((line) => {
    const quantity = quantities.get(line.id);
    return quantity === undefined ? [] : [{ name: nameOfLine(line), reference: line.articleSku, quantity }];
  });
  const shop = await findShop(db, order.shopCode);
  const variables = {
    ...addressed,
    ...pageOf(order),
    mode: order.mode,
    kind,
    status: orderCopy.statuses[order.status],
    shop: shop?.titleLabel ?? order.shopCode,
    moved,
    lines: mailParts(order, now, await selectProposals(db, order.id)),
    pickupCode: waitsAtCounter(order) ? order.pickupCode : null,
    counter: shop !== undefined && waitsAtCounter(order) ? counterOf(shop, now) : null,
    toPay: waitsAtCounter(order) ? toPayOf(order, showsPrices) : null,
    paid: collected === null ? null : { cents: showsPrices ? collected : null },
  };
  await queueMail(db, { template: 'order_parts_moved', to, variables }, now);
}
