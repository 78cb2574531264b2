import type { Resolvers } from '../../generated/resolvers.ts';
import { cartAnswer } from '../cart/cart.ts';
import type { Cart, CartView } from '../cart/cart.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { Refusal } from '../refusals/refusal.ts';
import { cartReader } from './steps/change-checkout.ts';
import { companyCredit, directOrderView } from './placing/direct-order-view.ts';
import { approveAndPlaceOrder } from './operations/approve-and-place-order.ts';
import { checkoutHabits } from './operations/checkout-habits.ts';
import { cartArrival } from './operations/cart-arrival.ts';
import {
  availableCustomerShippingMethods,
  availablePaymentMethods,
  availableShippingMethods,
  paymentMethodsOf,
} from './operations/available-methods.ts';
import { addressesWithMethods, selectedPayment } from './cart-fields.ts';
import { estimateShippingMethods, estimateTotals } from './operations/estimate-totals.ts';
import { findOrder, ownOrderView } from '../orders/orders.ts';
import { guestOrder, guestOrderByToken } from './operations/guest-order.ts';
import { orderToken } from '../request/order-token.ts';
import { placedOrRefused } from './place-order-answer.ts';
import { openExternalCheckout } from './operations/open-external-checkout.ts';
import { placeOrder } from './operations/place-order.ts';
import { abandonCardPayment } from './operations/abandon-card-payment.ts';
import { answerPlacedOrderSubstitute } from './operations/answer-placed-order-substitute.ts';
import { createAccountFromOrder } from './operations/create-account-from-order.ts';
import { cardPageOf, orderOfBuyer, placedOrder } from './operations/placed-order.ts';
import { setBillingAddressOnCart } from './operations/set-billing-address-on-cart.ts';
import { setGuestEmailOnCart } from './operations/set-guest-email-on-cart.ts';
import { setPaymentMethodOnCart } from './operations/set-payment-method-on-cart.ts';
import { setShippingAddressesOnCart } from './operations/set-shipping-addresses-on-cart.ts';
import { setShippingMethodsOnCart } from './operations/set-shipping-methods-on-cart.ts';

export const checkoutResolvers: Resolvers<CheckoutContext> = {
  Query: {
    getAvailableShippingMethods: (_root, { cartId }, context) => availableShippingMethods(context, cartId),
    getAvailableCustomerShippingMethods: (_root, _args, context) => availableCustomerShippingMethods(context),
    getAvailablePaymentMethods: (_root, { cartId }, context) => availablePaymentMethods(context, cartId),
    checkoutHabits: (_root, _args, context) => checkoutHabits(context),
    placedOrder: (_root, args, context) => placedOrder(context, args),
    guestOrder: (_root, { input }, context) => guestOrder(context, input),
    guestOrderByToken: (_root, { input }, context) => guestOrderByToken(context, input.token),
  },
  StoreConfig: {
    is_guest_checkout_enabled: (_config, _args, { externalCheckout }) => externalCheckout === undefined,
    external_checkout_enabled: (_config, _args, { externalCheckout }) => externalCheckout !== undefined,
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
    estimateShippingMethods: (_root, { input }, context) => estimateShippingMethods(context, input),
    estimateTotals: (_root, { input }, context) => answered(context, estimateTotals(context, input)),
    abandonCardPayment: (_root, args, context) => abandonCardPayment(context, args),
    answerPlacedOrderSubstitute: (_root, args, context) => answerPlacedOrderSubstitute(context, args),
    createAccountFromOrder: (_root, { input }, context) => createAccountFromOrder(context, input),
    openExternalCheckout: (_root, { cartId }, context) => openExternalCheckout(context, cartId),
    approveAndPlaceOrder: (_root, args, context) => approveAndPlaceOrder(context, args),
    placeOrder: (_root, { input }, context, info) => {
      const { cart_id: cartId, shown_total: shownTotal } = given(input);
      return placedOrRefused(context.refusals, info, placeOrder(context, { cartId, shownTotal }));
    },
    customPlaceOrder: (_root, { input }, context, info) => {
      const shopToken = input.token_id ?? context.shopToken;
      const args = { cartId: input.cart_id, shownTotal: input.shown_total };
      return placedOrRefused(context.refusals, info, placeOrder({ ...context, shopToken }, args));
    },
  },
  CustomerOrder: {
    // A view granted through its invoices only must not hand out the order's token.
    token: ({ number, read_only: isReadOnly, opening }, _args, { orderSecret }) =>
      isReadOnly ? '' : orderToken(number, orderSecret, opening),
  },
  PlacedOrder: {
    card_payment: ({ number, payment_state: state }, _args, context) =>
      state === 'pending' ? cardPageOf(context, number) : null,
    detail: ({ number }, _args, context) => orderOfBuyer(context, number),
  },
  PlaceOrderOutput: {
    orderV2: async ({ order }, _args, { db, viewer, now }) => {
      const placed = order && (await findOrder(db, order.order_number));
      return placed ? ownOrderView(placed, viewer, now()) : null;
    },
  },
  OrderWaitingForApproval: {
    company_credit: ({ waiting }, _args, context) => (waiting ? companyCredit(context) : null),
    direct_order: ({ waiting }, _args, context) => (waiting ? directOrderView(context, waiting) : null),
  },
  Cart: {
    arrival: ({ reckoned }, _args, context) => cartArrival(context, reckoned),
    available_payment_methods: ({ reckoned }, _args, context) => paymentMethodsOf(context, reckoned),
    selected_payment_method: ({ reckoned }, _args, context) => selectedPayment(context, reckoned),
    shipping_addresses: ({ reckoned, shipping_addresses: addresses }, _args, context) =>
      addressesWithMethods(context, reckoned, addresses),
  },
};

function given<Input>(input: Input | null | undefined): Input {
  if (input == null) throw new Refusal('CART_INPUT_MISSING');
  return input;
}

async function answered(context: CheckoutContext, change: Promise<Cart>): Promise<{ cart: CartView }> {
  return { cart: cartAnswer(await change, cartReader(context), await context.catalogue()) };
}
