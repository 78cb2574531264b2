import type { SetBillingAddressOnCartInput } from '@nuancier/contract/api-types.ts';
import { writeContact } from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { cartAddress, placeOf } from '../cart-address.ts';
import { cartReader, changeCheckout } from '../change-checkout.ts';
import { writeCheckout } from '../checkout-store.ts';

export async function setBillingAddressOnCart(
  context: Context,
  { cart_id: cartId, billing_address: given }: SetBillingAddressOnCartInput,
): Promise<Cart> {
  if (given.same_as_shipping === true && given.customer_address_id == null && given.address == null) {
    return changeCheckout(context, cartId, async (db, { reckoned }) => {
      const { shippingAddress } = reckoned.cart;
      if (shippingAddress === null) throw new Refusal('CHECKOUT_SHIPPING_MISSING');
      await writeContact(db, reckoned, { billingAddress: shippingAddress }, cartReader(context));
    });
  }
  const billingAddress = await cartAddress(context, given);
  const isBoth = given.use_for_shipping === true;
  const place = isBoth ? await placeOf(context, billingAddress) : null;
  return changeCheckout(context, cartId, async (db, { reckoned, record }) => {
    const both = isBoth ? { shippingAddress: billingAddress } : {};
    await writeContact(db, reckoned, { billingAddress, ...both }, cartReader(context));
    if (isBoth) await writeCheckout(db, cartId, { ...record, place });
  });
}
