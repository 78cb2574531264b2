import { keptPacks } from '@nuancier/domain/orders/returns/returns.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { putOnShelf } from '../../stock/stock.ts';
import type { Packs } from '../../stock/stock.ts';
import { followParts } from '../follow-parts.ts';
import { followPickupCode } from '../hand-over/follow-pickup-code.ts';
import { tellParts } from '../news/order-events.ts';
import { notifyStoreOfPacksBack } from '../news/store-news.ts';
import { insertParts } from '../records/order-parts-store.ts';
import { linePartsOf } from '../records/order-record.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrderForUpdate } from '../records/orders-read-store.ts';
import { writeReleased } from './return-store.ts';

type Released = {
  lineIds: readonly number[];
  by: string;
  now: Date;
  /** who of the staff does it */
  staffId?: number | null | undefined;
  /** as the shelf's movements name it */
  cause?: 'rétractation' | 'remboursement';
};

/**
 * What its buyer changed its mind about before it left: on sale again, and the order goes on without it. Repeated,
 * nothing more happens. Answers how many packs.
 */
export async function releaseKept(
  db: DatabaseTransaction,
  number: string,
  { lineIds, by, now, staffId, cause = 'rétractation' }: Released,
): Promise<number> {
  const order = await selectOrderForUpdate(db, number);
  if (order === undefined || order.status === 'ANNULEE') return 0;
  const kept = keptPacks(
    order.lines.map(({ id, quantity, handedOver, released }) => ({
      id,
      ordered: quantity,
      handedOver,
      released,
    })),
    lineIds,
  );
  if (kept.length === 0) return 0;
  await takeBackReady(db, order, kept, { by, now });
  await writeReleased(db, order.id, kept);
  await putOnShelf(db, {
    reference: `${cause} ${number} ${kept[0]?.lineId}`,
    packs: shelvedOf(order, kept),
    now,
  });
  const without = await held(db, number);
  await followParts(db, without, without.lines.map(linePartsOf), { kind: 'PREPARED', author: by, now });
  await followPickupCode(db, await held(db, number));
  await notifyStoreOfPacksBack(db, order, inStore(order, kept), { author: by, now, staffId });
  return kept.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function held(db: DatabaseTransaction, number: string): Promise<Order> {
  const order = await selectOrderForUpdate(db, number);
  if (order === undefined) throw new Error(`The order ${number} is gone while it is held`);
  return order;
}

type Kept = readonly { lineId: number; quantity: number }[];

/** Set aside or ready, and in nobody's hands. */
function inStore({ lines }: Order, kept: Kept) {
  return lines.flatMap((line) =>
    kept.some(({ lineId }) => lineId === line.id)
      ? [{ line, back: line.picked + line.prepared - line.handedOver }]
      : [],
  );
}

/** What waits at the counter for nobody. */
async function takeBackReady(
  db: DatabaseTransaction,
  order: Order,
  kept: Kept,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const ready = order.lines.flatMap(({ id, prepared, handedOver }) =>
    prepared > handedOver && kept.some(({ lineId }) => lineId === id)
      ? [{ lineId: id, quantity: prepared - handedOver }]
      : [],
  );
  if (ready.length === 0) return;
  await insertParts(db, { orderId: order.id, kind: 'TAKEN_BACK', lines: ready, at: now, author: by });
  await tellParts(db, order, { kind: 'TAKEN_BACK', handedTo: null, moved: ready, now });
}

/** What was handed over came from the shelf first. */
function shelvedOf({ shopCode, lines }: Order, kept: Kept): Packs[] {
  const heaps = new Map<string, Packs>();
  for (const { id, articleSku: sku, stockPlace, fromStock, handedOver } of lines) {
    const packs = kept.some(({ lineId }) => lineId === id) ? Math.max(0, fromStock - handedOver) : 0;
    const place = stockPlace ?? shopCode;
    const before = heaps.get(`${place} ${sku}`)?.packs ?? 0;
    if (packs > 0) heaps.set(`${place} ${sku}`, { place, sku, packs: before + packs });
  }
  return [...heaps.values()];
}
