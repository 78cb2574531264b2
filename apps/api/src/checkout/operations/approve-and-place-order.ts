import type { ApprovedOrder } from '@nuancier/contract/api-types.ts';
import { approve, notifyOrdered } from '../../approvals/approvals.ts';
import { lockCart, writeDetails } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { customerById } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { directOrder } from '../placing/direct-order.ts';
import { placeCart } from '../placing/place-cart.ts';

type Args = {
  orderId: string;
  version?: number | null | undefined;
  shownTotal?: number | null | undefined;
};

/** Everything or nothing: what cannot be ordered is not approved either, and says why. */
export function approveAndPlaceOrder(
  context: CheckoutContext,
  { orderId: number, version = null, shownTotal }: Args,
): Promise<ApprovedOrder> {
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    const { request, changes } = await approve(db, context, { number, version, isOrdered: true });
    const { cartId, customerId } = request;
    const asker = await customerById(db, customerId, now);
    if (asker === null) throw new Refusal('UNKNOWN_APPROVAL');
    const reader = { viewer: asker, shopToken: undefined, now };
    const cart = await lockCart(db, reader, cartId);
    const direct = await directOrder(db, context, { asker, cart }, false);
    if (direct.obstacle !== null) throw new Refusal(direct.obstacle);
    const { including } = direct.cart.totals.total;
    if (shownTotal != null && Math.round(shownTotal * 100) !== including)
      throw new Refusal('TOTAL_CHANGED', including / 100);
    await writeDetails(db, reader, cart, direct.details);
    const place = { ...context, viewer: asker, shopToken: undefined };
    const placed = await placeCart(db, place, {
      cartId,
      shownCents: including,
      paidBy: context.viewer,
      // The asker is not there to choose again: its wish is met if possible, otherwise the mail says so.
      dropsLostWish: true,
    });
    await notifyOrdered(db, context, { request, changes, orderNumber: placed.number });
    return { order_number: placed.number };
  });
}
