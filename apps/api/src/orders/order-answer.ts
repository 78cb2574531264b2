// One order in the contract's shape, for callers that have already loaded it.
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { OrderOpening } from '../request/order-signature.ts';
import { lookerOf } from './operations/customer-orders.ts';
import type { Order } from './records/order-record.ts';
import { orderView } from './view/orders-view.ts';
import type { OrderView } from './view/orders-view.ts';

/**
 * A guest's order, at public prices; one that belongs to an account is never shown this way. Looked up by what the store
 * knows too, it tells no pickup code.
 */
export function guestOrderView(order: Order, now: Date, opening: OrderOpening = 'order'): OrderView | null {
  if (order.customerId !== null || order.companyId !== null) return null;
  const mayFetch = opening === 'order';
  return { ...orderView(order, { showsPrices: true, mayWithdraw: true, mayFetch, now }), opening };
}

/** For the buyer, just after placing it; null without the right to see orders. */
export function ownOrderView(order: Order, viewer: Viewer, now: Date): OrderView | null {
  if (viewer.kind === 'visitor') return guestOrderView(order, now);
  if (order.customerId !== viewer.customerId || !can(viewer, 'view-orders')) return null;
  return orderView(order, lookerOf(viewer, now));
}

/** For the buyer, just after placing it, with its lines: they are known to it already. */
export function buyersOrderView(order: Order, viewer: Viewer, now: Date): OrderView | null {
  const guests = guestOrderView(order, now);
  if (guests !== null && mayViewPrice(viewer)) return guests;
  if (guests !== null)
    return orderView(order, { showsPrices: false, mayWithdraw: true, mayFetch: true, now });
  if (viewer.kind === 'visitor' || order.customerId !== viewer.customerId) return null;
  return orderView(order, lookerOf(viewer, now));
}
