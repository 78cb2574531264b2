import type { Customer, Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { OrdersContext } from '../orders-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrder, selectWithin } from '../records/orders-read-store.ts';
import { orderView } from '../view/orders-view.ts';
import type { OrderView } from '../view/orders-view.ts';
import { lookerOf, widestScope } from './customer-orders.ts';

/** By the right to orders, or, to read only, by the right to the invoices that name it. */
export async function customerOrder(
  { db, viewer, now }: Pick<OrdersContext, 'db' | 'viewer' | 'now'>,
  number: string,
): Promise<OrderView> {
  const customer = allowed(viewer, can(viewer, 'view-orders') ? 'view-orders' : 'view-invoices');
  const own = can(customer, 'view-orders') ? await selectOrder(db, widestScope(customer), number) : undefined;
  const order = own ?? (await invoicedOrder(db, customer, number));
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  const view = orderView(order, lookerOf(customer, now()));
  return own === undefined ? { ...view, read_only: true, withdrawable_items: [], pickup_code: null } : view;
}

function invoicedOrder(db: Database, customer: Customer, number: string): Promise<Order | undefined> {
  const { companyId } = customer;
  return companyId !== null && can(customer, 'view-invoices')
    ? selectOrder(db, { kind: 'invoiced', companyId }, number)
    : Promise.resolve(undefined);
}

/** Those among the orders that the viewer may see; none without the right to orders. */
export async function ordersSeenBy(
  db: Database,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (viewer.kind === 'visitor' || !can(viewer, 'view-orders') || ids.length === 0) return new Set();
  return selectWithin(db, widestScope(viewer), ids);
}

/** As it is kept. One that is not the viewer's to see is refused like one that does not exist. */
export async function orderSeenBy(db: Database, viewer: Viewer, number: string): Promise<Order> {
  const order = await selectOrder(db, widestScope(allowed(viewer, 'view-orders')), number);
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  return order;
}
