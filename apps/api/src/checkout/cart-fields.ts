// What the checkout adds to the contract's cart.
import type { SelectedPaymentMethod, ShippingCartAddress } from '@nuancier/contract/api-types.ts';
import { isPaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { readsContact, shippingAddressView } from '../cart/cart.ts';
import type { Cart } from '../cart/cart.ts';
import { addressOfShop } from './addresses/address-of-shop.ts';
import { checkoutOf } from './steps/change-checkout.ts';
import type { Checkout, CheckoutAsking } from './steps/change-checkout.ts';
import { selectCheckout } from './steps/checkout-store.ts';
import { selectedPaymentView } from './steps/checkout-view.ts';
import { shippingMethodsAt } from './operations/available-methods.ts';
import { selectedShipping } from './shipping/selected-shipping.ts';

export async function selectedPayment(
  { db, shopToken }: CheckoutAsking,
  reckoned: Cart,
): Promise<SelectedPaymentMethod> {
  const { paymentMethod: method, id } = reckoned.cart;
  if (method === null || !isPaymentMethod(method)) return selectedPaymentView(null, null);
  const record = await selectCheckout(db, id);
  return selectedPaymentView(method, readsContact(reckoned, shopToken) ? record : null);
}

type Address = ShippingCartAddress | null;

/** Where goods are fetched and the buyer has given no address, the store's own carries the method. */
export async function addressesWithMethods(
  context: CheckoutAsking,
  reckoned: Cart,
  addresses: readonly Address[],
): Promise<Address[]> {
  const isFetched = reckoned.cart.shippingMethod === 'EMP';
  if (addresses.length === 0 && !isFetched) return [];
  const checkout = await checkoutOf(context.db, reckoned);
  const methods = shippingMethodsAt(context, checkout);
  const selected = selectedShipping(checkout, mayViewPrice(context.viewer));
  const { pickupShop, customerNotes } = checkout.record;
  const shown = addresses.length > 0 ? addresses : ofStore(checkout);
  return shown.map(
    (address) =>
      address && {
        ...address,
        available_shipping_methods: methods,
        selected_shipping_method: selected,
        pickup_location_code: isFetched ? reckoned.shopCode : pickupShop,
        customer_notes: readsContact(reckoned, context.shopToken) ? customerNotes : null,
      },
  );
}

function ofStore({ reckoned, shop }: Checkout): Address[] {
  if (shop === undefined) return [];
  const address = shippingAddressView(addressOfShop(shop), { cartId: reckoned.cart.id, isMasked: false });
  return [{ ...address, is_store: true }];
}
