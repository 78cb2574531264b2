// Packs of an order are cancelled while the rest of it goes on: the lines and the sums say what is true from then on, so
// that everything that reads orders does.
import { withoutPacks } from '@nuancier/domain/orders/cancelling/cancel-packs.ts';
import { hasBegun } from '@nuancier/domain/orders/order-parts.ts';
import type { MovedLine } from '@nuancier/domain/orders/order-parts.ts';
import { lineSums } from '@nuancier/domain/orders/substitutes/substitute.ts';
import { recordAudit } from '../audit/audit.ts';
import type { AuditPlace } from '../audit/audit.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { putOnShelf } from '../stock/stock.ts';
import type { Packs } from '../stock/stock.ts';
import { refuseOddSums } from './exchange-line.ts';
import { followParts } from './follow-parts.ts';
import { followPickupCode } from './hand-over/follow-pickup-code.ts';
import { notifyLinesCancelled } from './news/cut-news.ts';
import { tellLinesCancelled, tellParts } from './news/order-events.ts';
import { notifyStoreOfPacksBack } from './news/store-news.ts';
import { noteCollected } from './operations/note-collected.ts';
import { cutLines, writeSums } from './records/exchange-store.ts';
import { insertParts } from './records/order-parts-store.ts';
import { linePartsOf } from './records/order-record.ts';
import type { Order, OrderLine, OrderSums } from './records/order-record.ts';
import { selectOrderForUpdate } from './records/orders-read-store.ts';
import { insertReduction, selectEco, selectToGiveBack } from './records/reductions-store.ts';

export type CutPart = { line: OrderLine; packs: number; rest: ReturnType<typeof withoutPacks> };

export type Cut = { parts: readonly CutPart[]; sums: Omit<OrderSums, 'shippingHt'>; lessTtc: number };

/** What it comes to, before anything is written. Delivery costs what it did. */
export async function weighCut(db: Database, order: Order, cancelled: readonly MovedLine[]): Promise<Cut> {
  refuseOddSums(order);
  const packs = new Map(cancelled.map(({ lineId, quantity }) => [lineId, quantity]));
  const parts = order.lines.flatMap((line) => {
    const count = packs.get(line.id);
    return count === undefined ? [] : [{ line, packs: count, rest: withoutPacks(line, count) }];
  });
  const rests = new Map(parts.map(({ line, rest }) => [line.id, rest]));
  const lines = order.lines.map((line) => ({ ...line, ...rests.get(line.id) }));
  const sums = lineSums(lines, order.sums.shippingHt);
  const eco = await selectEco(
    db,
    parts.map(({ line }) => line.articleSku),
  );
  const ecoLess = parts.reduce((sum, part) => sum + part.packs * (eco.get(part.line.articleSku) ?? 0), 0);
  const ecoHt = Math.min(Math.max(0, order.sums.ecoHt - ecoLess), sums.goodsHt);
  return { parts, sums: { ...sums, ecoHt }, lessTtc: order.sums.totalTtc - sums.totalTtc };
}

/** The order must be locked, and something of it left. */
export async function cutOrder(
  db: DatabaseTransaction,
  place: AuditPlace,
  order: Order,
  { cut, author, reason }: { cut: Cut; author: string; reason: string },
): Promise<void> {
  const { parts, sums, lessTtc } = cut;
  const now = place.now();
  const isTakenBack = await takeBackReady(db, order, parts, { author, now });
  await cutLines(
    db,
    order.id,
    parts.map(({ line, packs, rest }) => ({ lineId: line.id, packs, ...rest })),
  );
  await writeSums(db, order.id, sums);
  const reduction = await insertReduction(db, { orderId: order.id, at: now, author, lessTtc });
  await putOnShelf(db, {
    reference: `annulation ${order.number} ${reduction}`,
    packs: shelvedOf(order, parts),
    now,
  });
  const cutDown = await held(db, order.number);
  const lines = cutDown.lines.map(linePartsOf);
  // What was ready and is gone may leave nothing ready.
  const kind = isTakenBack && !hasBegun(lines) ? 'TAKEN_BACK' : 'PREPARED';
  await followParts(db, cutDown, lines, { kind, author, now });
  const after = await followPickupCode(db, await held(db, order.number));
  const toGiveBack = await selectToGiveBack(db, order.number);
  await tellLinesCancelled(db, after, { parts, lessTtc, dueBack: toGiveBack ?? 0, now });
  await notifyLinesCancelled(db, after, { parts, lessTtc, toGiveBack, now });
  await notifyStoreOfPacksBack(db, order, parts.map(setAsideOf), {
    author,
    reason,
    now,
    staffId: place.staffId,
  });
  await recordAudit(db, place, {
    event: 'order-lines-cancelled',
    customerId: order.customerId,
    details: {
      number: order.number,
      lines: parts.map(({ line, rest }) => ({
        position: line.position,
        sku: line.articleSku,
        from: line.quantity,
        to: rest.quantity,
      })),
      before: { total_ht_cents: order.sums.totalHt },
      after: { total_ht_cents: after.sums.totalHt },
      reason,
      author,
    },
  });
  await noteCollected(db, place, { before: { ...order, sums: after.sums }, after, author });
}

/** Of these packs those that the store has set aside, ready or not. */
function setAsideOf({ line, rest }: CutPart): { line: OrderLine; back: number } {
  return { line, back: line.picked - rest.picked + rest.takenBack };
}

async function held(db: DatabaseTransaction, number: string): Promise<Order> {
  const order = await selectOrderForUpdate(db, number);
  if (order === undefined) throw new Error(`The order ${number} is gone while it is held`);
  return order;
}

/** What waits for nobody; whether anything does. */
async function takeBackReady(
  db: DatabaseTransaction,
  order: Order,
  parts: readonly CutPart[],
  { author, now }: { author: string; now: Date },
): Promise<boolean> {
  const ready = parts.flatMap(({ line, rest: { takenBack } }) =>
    takenBack > 0 ? [{ lineId: line.id, quantity: takenBack }] : [],
  );
  if (ready.length === 0) return false;
  await insertParts(db, { orderId: order.id, kind: 'TAKEN_BACK', lines: ready, at: now, author });
  await tellParts(db, order, { kind: 'TAKEN_BACK', handedTo: null, moved: ready, now });
  return true;
}

/** Tints of one article are one heap. */
function shelvedOf({ shopCode }: Order, parts: readonly CutPart[]): Packs[] {
  const heaps = new Map<string, Packs>();
  for (const { line, rest } of parts) {
    const place = line.stockPlace ?? shopCode;
    const key = `${place} ${line.articleSku}`;
    const packs = (heaps.get(key)?.packs ?? 0) + rest.backOnShelf;
    if (packs > 0) heaps.set(key, { place, sku: line.articleSku, packs });
  }
  return [...heaps.values()];
}
