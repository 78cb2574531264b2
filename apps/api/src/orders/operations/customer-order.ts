import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../errors.ts';
import type { Order } from '../order-record.ts';
import { selectOrder } from '../orders-read-store.ts';
import { orderView } from '../orders-view.ts';
import type { OrderView } from '../orders-view.ts';
import { lookerOf, widestScope } from './customer-orders.ts';

export async function customerOrder(
  { db, viewer, now }: Pick<Context, 'db' | 'viewer' | 'now'>,
  number: string,
): Promise<OrderView> {
  const customer = allowed(viewer, 'view-orders');
  return orderView(await orderSeenBy(db, customer, number), lookerOf(customer, now()));
}

/** As it is kept. One that is not the viewer's to see is refused like one that does not exist. */
export async function orderSeenBy(db: Database, viewer: Viewer, number: string): Promise<Order> {
  const order = await selectOrder(db, widestScope(allowed(viewer, 'view-orders')), number);
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  return order;
}
