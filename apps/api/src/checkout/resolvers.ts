import type { Resolvers } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/permissions.ts';
import { cartAnswer, cartOfAnswer } from '../cart/cart.ts';
import type { Cart, CartView } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../errors.ts';
import { cartReader } from './change-checkout.ts';
import { selectedShipping } from './selected-shipping.ts';
import {
  availableCustomerShippingMethods,
  availablePaymentMethods,
  availableShippingMethods,
  paymentMethodsOf,
  shippingMethodsOf,
} from './operations/available-methods.ts';
import { openExternalCheckout } from './operations/open-external-checkout.ts';
import { placeOrder } from './operations/place-order.ts';
import { placedOrder } from './operations/placed-order.ts';
import { setBillingAddressOnCart } from './operations/set-billing-address-on-cart.ts';
import { setGuestEmailOnCart } from './operations/set-guest-email-on-cart.ts';
import { setPaymentMethodOnCart } from './operations/set-payment-method-on-cart.ts';
import { setShippingAddressesOnCart } from './operations/set-shipping-addresses-on-cart.ts';
import { setShippingMethodsOnCart } from './operations/set-shipping-methods-on-cart.ts';
import { selectedPaymentView } from './checkout-view.ts';
import { isPaymentMethod } from '@nuancier/domain/checkout/payment-methods.ts';

export const checkoutResolvers: Resolvers<Context> = {
  Query: {
    getAvailableShippingMethods: (_root, { cartId }, context) => availableShippingMethods(context, cartId),
    getAvailableCustomerShippingMethods: (_root, _args, context) => availableCustomerShippingMethods(context),
    getAvailablePaymentMethods: (_root, { cartId }, context) => availablePaymentMethods(context, cartId),
    placedOrder: (_root, args, context) => placedOrder(context, args),
  },
  Mutation: {
    setGuestEmailOnCart: (_root, { input }, context) =>
      answered(context, setGuestEmailOnCart(context, given(input))),
    setShippingAddressesOnCart: (_root, { input }, context) =>
      answered(context, setShippingAddressesOnCart(context, given(input))),
    setBillingAddressOnCart: (_root, { input }, context) =>
      answered(context, setBillingAddressOnCart(context, given(input))),
    setShippingMethodsOnCart: (_root, { input }, context) =>
      answered(context, setShippingMethodsOnCart(context, given(input))),
    setPaymentMethodOnCart: (_root, { input }, context) =>
      answered(context, setPaymentMethodOnCart(context, given(input))),
    openExternalCheckout: (_root, { cartId }, context) => openExternalCheckout(context, cartId),
    placeOrder: (_root, { input }, context) => {
      const { cart_id: cartId, shown_total: shownTotal } = given(input);
      return placeOrder(context, { cartId, shownTotal });
    },
    customPlaceOrder: (_root, { input }, context) => {
      const shopToken = input.token_id ?? context.shopToken;
      return placeOrder({ ...context, shopToken }, { cartId: input.cart_id, shownTotal: input.shown_total });
    },
  },
  Cart: {
    available_payment_methods: (cart, _args, context) => paymentMethodsOf(context, cartOfAnswer(cart)),
    selected_payment_method: (cart) => {
      const { paymentMethod } = cartOfAnswer(cart).cart;
      return paymentMethod !== null && isPaymentMethod(paymentMethod)
        ? selectedPaymentView(paymentMethod)
        : null;
    },
    shipping_addresses: async (cart, _args, context) => {
      const reckoned = cartOfAnswer(cart);
      const methods = cart.shipping_addresses.length === 0 ? [] : await shippingMethodsOf(context, reckoned);
      return cart.shipping_addresses.map(
        (address) =>
          address && {
            ...address,
            available_shipping_methods: methods,
            selected_shipping_method: selectedShipping(reckoned, mayViewPrice(context.viewer)),
          },
      );
    },
  },
};

function given<Input>(input: Input | null | undefined): Input {
  if (input == null) throw new Refusal('CART_INPUT_MISSING');
  return input;
}

async function answered(context: Context, change: Promise<Cart>): Promise<{ cart: CartView }> {
  return { cart: cartAnswer(await change, cartReader(context), await context.catalogue()) };
}
