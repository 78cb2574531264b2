import { isCancelledByTakingBack } from '@nuancier/domain/orders/order-parts.ts';
import type { StatusRefusal } from '@nuancier/domain/orders/order-parts.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { refuse } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { linePartsOf } from '../records/order-record.ts';
import type { Order } from '../records/order-record.ts';
import { changeStatus, lockOrder } from '../orders.ts';
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
  const status = to === 'ANNULEE' ? await statusTakenBackTo(db, place, { order, author }) : order.status;
  const moved = await changeStatus(db, { ...order, status }, to, { author, now: place.now() });
  if (moved.ok)
    await recordAudit(db, place, {
      event: 'order-status-changed',
      customerId: order.customerId,
      details: { number, from: order.status, to, author, ...(reason === undefined ? {} : { reason }) },
    });
  return moved;
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
