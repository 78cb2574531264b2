import { isFinal } from '@nuancier/domain/orders/order-status.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { pageOf, readerOf } from './order-news.ts';

type Cut = {
  parts: readonly { line: OrderLine; packs: number; rest: { quantity: number } }[];
  lessTtc: number;
  /** to the card; null: nothing is */
  toGiveBack: number | null;
  now: Date;
};

/** Which packs of an order will not come, what is left of it and what it costs now. */
export async function notifyLinesCancelled(
  db: Database,
  order: Order,
  { parts, lessTtc, toGiveBack, now }: Cut,
): Promise<void> {
  const reader = await readerOf(db, order);
  if (reader === null) return;
  const { showsPrices, account: _account, to, ...addressed } = reader;
  const shop = await findShop(db, order.shopCode);
  const variables = {
    ...addressed,
    ...pageOf(order),
    lines: parts.map(({ line, packs, rest }) => ({
      name: nameOfLine(line),
      reference: line.articleSku,
      quantity: packs,
      left: rest.quantity,
    })),
    amounts: showsPrices ? { lessCents: lessTtc, totalCents: order.sums.totalTtc } : null,
    refund: toGiveBack === null ? null : { cents: showsPrices ? toGiveBack : null },
    rest: restOf(order.status),
    isByTransfer: order.paymentMethod === 'bank_transfer',
    shop: { name: shop?.titleLabel ?? order.shopCode, phone: shop?.primaryPhone ?? null },
  };
  await queueMail(db, { template: 'order_lines_cancelled', to, variables }, now);
}

function restOf(status: Order['status']): 'goes-on' | 'ready' | 'done' {
  if (isFinal(status) || status === 'EXPEDIEE') return 'done';
  return status === 'DISPONIBLE' ? 'ready' : 'goes-on';
}
