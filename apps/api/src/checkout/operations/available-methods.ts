import type { AvailablePaymentMethod, AvailableShippingMethod } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { allowed } from '../../refusals/allowed.ts';
import { cartIdOf, findCart } from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import { cartReader, checkoutOf } from '../steps/change-checkout.ts';
import type { Checkout, CheckoutAsking } from '../steps/change-checkout.ts';
import { paymentMethodView, shippingMethodView } from '../steps/checkout-view.ts';
import { paymentOffers } from '../payment/payer.ts';
import { deliveryTerms, shippingOffers } from '../shipping/shipping-offers.ts';

export async function availableShippingMethods(
  context: CheckoutAsking,
  cartId: string,
): Promise<AvailableShippingMethod[]> {
  return shippingMethodsOf(context, await findCart(context.db, cartReader(context), cartId));
}

/** A customer without a cart has nothing to be delivered. */
export async function availableCustomerShippingMethods(
  context: CheckoutAsking,
): Promise<AvailableShippingMethod[]> {
  const { customerId } = allowed(context.viewer, 'use-account');
  const cartId = await cartIdOf(context.db, customerId);
  return cartId === undefined ? [] : availableShippingMethods(context, cartId);
}

export async function availablePaymentMethods(
  context: CheckoutAsking,
  cartId: string,
): Promise<AvailablePaymentMethod[]> {
  const reckoned = await findCart(context.db, cartReader(context), cartId);
  return paymentMethodsOf(context, reckoned);
}

async function shippingMethodsOf(
  context: CheckoutAsking,
  reckoned: Cart,
): Promise<AvailableShippingMethod[]> {
  return shippingMethodsAt(context, await checkoutOf(context.db, reckoned));
}

export function shippingMethodsAt(
  { viewer, site }: CheckoutAsking,
  { reckoned, record, shop }: Checkout,
): AvailableShippingMethod[] {
  const offers = shippingOffers(reckoned, record, shop, deliveryTerms(site));
  return offers.map((offer) => shippingMethodView(offer, { showsPrices: mayViewPrice(viewer), shop }));
}

export async function paymentMethodsOf(
  context: CheckoutAsking,
  reckoned: Cart,
): Promise<AvailablePaymentMethod[]> {
  return (await paymentOffers(context, reckoned)).map(paymentMethodView);
}
