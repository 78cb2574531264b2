import type { CheckoutFacts } from '@nuancier/domain/checkout/checkout-steps.ts';
import type { CheckoutCart } from './checkout-cart.ts';

/** What the steps are judged by. Whether the mode is still offered is the API's to say: it forgets one that is not. */
export function checkoutFacts(cart: CheckoutCart, isSignedIn: boolean): CheckoutFacts {
  return {
    isEmpty: cart.lines.length === 0,
    hasEmail: isSignedIn || cart.email !== null,
    mode: cart.mode,
    hasShippingAddress: cart.shippingAddress !== null,
    isModeOffered: true,
    isApprovalNeeded: cart.approval?.is_needed === true,
    hasBillingAddress: cart.billingAddress !== null,
    hasPaymentMethod: cart.paymentMethod !== null,
  };
}
