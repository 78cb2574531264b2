import type { StatusRefusal } from '@nuancier/domain/orders/order-parts.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { refuse } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabasePool } from '../../database/tables.ts';
import type { Order } from '../records/order-record.ts';
import { changeStatus, lockOrder } from '../orders.ts';

/** By the store's staff; recorded with the order and in the audit log. */
export function changeOrderStatus(
  db: DatabasePool,
  place: AuditPlace,
  { number, to, author }: { number: string; to: OrderStatus; author: string },
): Promise<Verdict<Order, StatusRefusal | 'UNKNOWN_ORDER'>> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (order === undefined) return refuse('UNKNOWN_ORDER');
    const moved = await changeStatus(transaction, order, to, { author, now: place.now() });
    if (moved.ok)
      await recordAudit(transaction, place, {
        event: 'order-status-changed',
        customerId: order.customerId,
        details: { number, from: order.status, to, author },
      });
    return moved;
  });
}
