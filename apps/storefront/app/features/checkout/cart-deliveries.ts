import type { Delivery } from '../orders/order/two-deliveries.tsx';
import type { CheckoutCart } from '../../actions/checkout/checkout-cart.ts';

/** What would come first and what later; none where that is of no use. */
export function cartDeliveries({ arrival, lines }: Pick<CheckoutCart, 'arrival' | 'lines'>): Delivery[] {
  return (arrival?.in_two ?? []).map(({ on, cart_item_uids: uids }) => ({
    on,
    lines: lines.filter(({ uid }) => uids.includes(uid)),
  }));
}
