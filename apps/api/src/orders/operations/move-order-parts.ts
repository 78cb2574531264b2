import { moveParts, wholeRest } from '@nuancier/domain/orders/order-parts.ts';
import type { MovedLine, PartKind, PartsRefusal } from '@nuancier/domain/orders/order-parts.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { tellParts } from '../news/order-events.ts';
import { notifyPartsMoved } from '../news/order-parts-news.ts';
import { followPickupCode } from '../hand-over/follow-pickup-code.ts';
import type { HandedTo, Order } from '../records/order-record.ts';
import { linePartsOf } from '../records/order-record.ts';
import { followParts } from '../follow-parts.ts';
import { lockOrder } from '../orders.ts';
import { collectedBy, noteCollected } from './note-collected.ts';
import { insertParts } from '../records/order-parts-store.ts';

export type WantedParts = {
  number: string;
  kind: PartKind;
  /** none: everything that is left */
  lines: readonly MovedLine[] | null;
  author: string;
  /** the buyer hears of it otherwise */
  silently?: boolean;
  /** at the counter */
  handedTo?: HandedTo | null;
};

/**
 * By the store's staff: the status follows the lines; the buyer is notified, and the audit log records who did it.
 */
export function moveOrderParts(
  db: DatabasePool,
  place: AuditPlace,
  wanted: WantedParts,
): Promise<Verdict<Order, PartsRefusal | 'UNKNOWN_ORDER'>> {
  return db.transaction().execute((transaction) => movePartsOf(transaction, place, wanted));
}

/** The same, within what else the caller does. */
export async function movePartsOf(
  db: DatabaseTransaction,
  place: AuditPlace,
  { number, kind, lines, author, silently = false, handedTo = null }: WantedParts,
): Promise<Verdict<Order, PartsRefusal | 'UNKNOWN_ORDER'>> {
  const order = await lockOrder(db, number);
  if (order === undefined) return refuse('UNKNOWN_ORDER');
  const held = order.lines.map(linePartsOf);
  const wanted = lines ?? wholeRest(held, kind);
  const moved = moveParts({ ...order, lines: held }, kind, wanted);
  if (!moved.ok) return moved;
  const at = place.now();
  await insertParts(db, { orderId: order.id, kind, lines: wanted, at, author, handedTo });
  await followParts(db, order, moved.value, { kind, author, now: at });
  const read = await lockOrder(db, number);
  if (read === undefined) throw new Error(`The order ${number} is gone while it is held`);
  const after = await followPickupCode(db, read);
  await tellParts(db, order, { kind, moved: wanted, handedTo, now: at });
  const collected = collectedBy({ before: order, after });
  if (!silently) await notifyPartsMoved(db, after, { kind, lines: wanted, collected }, at);
  await recordAudit(db, place, {
    event: 'order-parts-moved',
    customerId: order.customerId,
    details: {
      number,
      kind,
      lines: toldLines(order, wanted),
      from: order.status,
      to: after.status,
      author,
      ...proofOf(handedTo),
    },
  });
  await noteCollected(db, place, { before: order, after, author });
  return accept(after);
}

/** By the article, as whoever reads the log knows it. */
function toldLines({ lines }: Order, moved: readonly MovedLine[]) {
  return lines.flatMap((line) => {
    const quantity = moved.find(({ lineId }) => lineId === line.id)?.quantity;
    return quantity === undefined ? [] : [{ sku: line.articleSku, name: line.name, quantity }];
  });
}

/** Who came and what was drawn is personal, and stays with the order. */
function proofOf(handedTo: HandedTo | null) {
  if (handedTo === null) return {};
  return { provenBy: handedTo.provenBy, isSigned: handedTo.signature !== null };
}
