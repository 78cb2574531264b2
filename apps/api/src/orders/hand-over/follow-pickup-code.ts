import { waitsAtCounter } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { isFinal } from '@nuancier/domain/orders/order-status.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { Order } from '../records/order-record.ts';
import { dropPickupCode, keepPickupCode } from './pickup-codes-store.ts';

/**
 * After the order moved; it must be locked. Made when something of it first waits at the counter, the same for what
 * follows, gone with the last of it.
 */
export async function followPickupCode<
  Moved extends Pick<Order, 'id' | 'mode' | 'status' | 'lines' | 'pickupCode'>,
>(db: DatabaseTransaction, order: Moved): Promise<Moved> {
  if (order.pickupCode === null && waitsAtCounter(order))
    return { ...order, pickupCode: await keepPickupCode(db, order.id) };
  if (order.pickupCode === null || !isFinal(order.status)) return order;
  await dropPickupCode(db, order.id);
  return { ...order, pickupCode: null };
}
