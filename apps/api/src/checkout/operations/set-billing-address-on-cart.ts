import type { SetBillingAddressOnCartInput } from '@nuancier/contract/api-types.ts';
import { writeContact } from '../../cart/cart.ts';
import type { ReckonedCart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { cartAddress, placeOf } from '../cart-address.ts';
import { changeCheckout } from '../change-checkout.ts';
import { writeCheckout } from '../checkout-store.ts';
import { contactToken } from '../contact-token.ts';

export async function setBillingAddressOnCart(
  context: Context,
  { cart_id: cartId, billing_address: given }: SetBillingAddressOnCartInput,
): Promise<ReckonedCart> {
  const tokenHash = contactToken(context);
  if (given.same_as_shipping === true && given.customer_address_id == null && given.address == null) {
    return changeCheckout(context, cartId, async (db, { reckoned }) => {
      const { shippingAddress } = reckoned.cart;
      if (shippingAddress === null) throw new Refusal('CHECKOUT_SHIPPING_MISSING');
      await writeContact(db, cartId, { billingAddress: shippingAddress, tokenHash }, context.now());
    });
  }
  const billingAddress = await cartAddress(context, given);
  const isBoth = given.use_for_shipping === true;
  const place = isBoth ? await placeOf(context, billingAddress) : null;
  return changeCheckout(context, cartId, async (db, { record }) => {
    const both = isBoth ? { shippingAddress: billingAddress } : {};
    await writeContact(db, cartId, { billingAddress, ...both, tokenHash }, context.now());
    if (isBoth) await writeCheckout(db, cartId, { ...record, place });
  });
}
