import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { selectOrder } from '../orders-read-store.ts';
import { orderView } from '../orders-view.ts';
import type { OrderView } from '../orders-view.ts';
import { lookerOf, widestScope } from './customer-orders.ts';

export async function customerOrder(
  { db, viewer, now }: Pick<Context, 'db' | 'viewer' | 'now'>,
  number: string,
): Promise<OrderView> {
  const customer = allowed(viewer, 'view-orders');
  const order = await selectOrder(db, widestScope(customer), number);
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  return orderView(order, lookerOf(customer, now()));
}
