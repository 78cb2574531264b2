import type { SetShippingAddressesOnCartInput } from '@nuancier/contract/api-types.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { freeText } from '../../request/free-text.ts';
import { given } from '../../request/given.ts';
import { keepIfAsked } from '../addresses/cart-address.ts';
import { changeCheckout } from '../steps/change-checkout.ts';
import { shippingPlace } from '../addresses/shipping-place.ts';

const NOTES = { most: 250, tooLong: 'NOTES_INVALID', unreadable: 'NOTES_UNREADABLE' } as const;

/** The place is looked up before the cart is locked, so that others do not wait for it. */
export async function setShippingAddressesOnCart(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'places' | 'cardPayments'>,
  { cart_id: cartId, shipping_addresses: addresses }: SetShippingAddressesOnCartInput,
): Promise<Cart> {
  const [first, ...others] = given(addresses);
  if (first === undefined || others.length > 0) throw new Refusal('ONE_ADDRESS');
  const customerNotes = freeText(first.customer_notes, NOTES);
  const { shippingAddress, move } = await shippingPlace(context, first);
  return changeCheckout(context, cartId, async (db, reckoned) => {
    await keepIfAsked(db, context.viewer, first);
    const { shop, beside } = await move(db, reckoned);
    return { onCart: { contact: { shippingAddress } }, beside: { customerNotes, ...beside }, shop };
  });
}
