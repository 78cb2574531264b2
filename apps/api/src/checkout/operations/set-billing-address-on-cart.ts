import type { SetBillingAddressOnCartInput } from '@nuancier/contract/api-types.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { cartAddress, companyBilling, keepIfAsked, placeOf } from '../addresses/cart-address.ts';
import { moveByAddress } from '../addresses/shipping-place.ts';
import { changeCheckout } from '../steps/change-checkout.ts';

export async function setBillingAddressOnCart(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'places' | 'cardPayments'>,
  { cart_id: cartId, billing_address: given }: SetBillingAddressOnCartInput,
): Promise<Cart> {
  const company = await companyBilling(context);
  const isBoth = given.use_for_shipping === true;
  if (company !== null && !isBoth)
    return changeCheckout(context, cartId, () => ({ onCart: { contact: { billingAddress: company } } }));
  if (given.same_as_shipping === true && given.customer_address_id == null && given.address == null) {
    return changeCheckout(context, cartId, (_db, { cart }) => {
      if (cart.shippingAddress === null) throw new Refusal('CHECKOUT_SHIPPING_MISSING');
      return { onCart: { contact: { billingAddress: cart.shippingAddress } } };
    });
  }
  const shippingAddress = await cartAddress(context, given);
  const billingAddress = company ?? shippingAddress;
  const place = isBoth ? await placeOf(context, shippingAddress) : null;
  const contact = isBoth ? { billingAddress, shippingAddress } : { billingAddress };
  return changeCheckout(context, cartId, async (db, reckoned) => {
    await keepIfAsked(db, context.viewer, given);
    const moved = isBoth ? await moveByAddress(context, place)(db, reckoned) : {};
    return { onCart: { contact }, ...moved };
  });
}
