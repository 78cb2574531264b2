import { isClosedWithoutRest } from '@nuancier/domain/orders/desk-acts.ts';
import { isCancelledByTakingBack } from '@nuancier/domain/orders/order-parts.ts';
import type { StatusRefusal } from '@nuancier/domain/orders/order-parts.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { linePartsOf } from '../records/order-record.ts';
import type { Order } from '../records/order-record.ts';
import { changeStatus, lockOrder } from '../orders.ts';
import { releaseKept } from '../returns/release-kept.ts';
import { noteCollected } from './note-collected.ts';
import { movePartsOf } from './move-order-parts.ts';

/** By the store's staff; recorded with the order and in the audit log. */
export function changeOrderStatus(
  db: DatabasePool,
  place: AuditPlace,
  { number, to, author }: { number: string; to: OrderStatus; author: string },
): Promise<Verdict<Order, StatusRefusal | 'UNKNOWN_ORDER'>> {
  return db.transaction().execute((transaction) => moveOrderTo(transaction, place, { number, to, author }));
}

/** The same, within what else the caller does. */
export async function moveOrderTo(
  db: DatabaseTransaction,
  place: AuditPlace,
  { number, to, author, reason }: { number: string; to: OrderStatus; author: string; reason?: string },
): Promise<Verdict<Order, StatusRefusal | 'UNKNOWN_ORDER'>> {
  const order = await lockOrder(db, number);
  if (order === undefined) return refuse('UNKNOWN_ORDER');
  const noteMove = (reached: OrderStatus) =>
    recordAudit(db, place, {
      event: 'order-status-changed',
      customerId: order.customerId,
      details: {
        number,
        from: order.status,
        to: reached,
        author,
        ...(reason === undefined ? {} : { reason }),
      },
    });
  if (to === 'ANNULEE' && isClosedWithoutRest(order, order.lines)) {
    const closed = await closeWithoutRest(db, order, {
      by: author,
      now: place.now(),
      staffId: place.staffId,
    });
    await noteMove(closed.status);
    return accept(closed);
  }
  const status = to === 'ANNULEE' ? await statusTakenBackTo(db, place, { order, author }) : order.status;
  const moved = await changeStatus(db, { ...order, status }, to, {
    author,
    now: place.now(),
    staffId: place.staffId,
  });
  if (moved.ok) {
    await noteMove(to);
    await noteCollected(db, place, { before: order, after: moved.value, author });
  }
  return moved;
}

/** What its customer holds stays there; the rest is on sale again, and no mail goes out: that of the refund has. */
async function closeWithoutRest(
  db: DatabaseTransaction,
  { number, lines }: Order,
  by: { by: string; now: Date; staffId: number | null | undefined },
): Promise<Order> {
  await releaseKept(db, number, { lineIds: lines.map(({ id }) => id), ...by, cause: 'remboursement' });
  const closed = await lockOrder(db, number);
  if (closed === undefined) throw new Error(`The order ${number} is gone while it is held`);
  return closed;
}

/** In the same act: packs that were prepared and that nobody has go back first. The one mail is of the cancelling. */
async function statusTakenBackTo(
  db: DatabaseTransaction,
  place: AuditPlace,
  { order, author }: { order: Order; author: string },
): Promise<OrderStatus> {
  if (!isCancelledByTakingBack(order, order.lines.map(linePartsOf))) return order.status;
  const { number } = order;
  const back = await movePartsOf(db, place, {
    number,
    kind: 'TAKEN_BACK',
    lines: null,
    author,
    silently: true,
  });
  return back.ok ? back.value.status : order.status;
}
