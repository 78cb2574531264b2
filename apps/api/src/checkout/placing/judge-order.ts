// Whether a cart may be ordered now, judged again when the order is placed.
import { firstIncompleteStep } from '@nuancier/domain/checkout/checkout-steps.ts';
import type { CheckoutStep } from '@nuancier/domain/checkout/checkout-steps.ts';
import { needsApproval } from '@nuancier/domain/checkout/needs-approval.ts';
import { isPaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { Payer } from '@nuancier/domain/checkout/payment-methods/payment-rule.ts';
import { deliveryFee } from '@nuancier/domain/checkout/shipping-methods.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { isTooLarge } from '@nuancier/domain/money.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { hasBadPhone } from '../addresses/cart-address.ts';
import type { Checkout } from '../steps/change-checkout.ts';
import { paymentFacts, paymentRefusal } from '../payment/payer.ts';
import { deliveryTerms, shippingOffers } from '../shipping/shipping-offers.ts';

const STEP_REFUSALS: Readonly<Record<CheckoutStep | 'cart', RefusalCode>> = {
  cart: 'CHECKOUT_CART_EMPTY',
  'user-account': 'CHECKOUT_ACCOUNT_MISSING',
  shipping: 'CHECKOUT_SHIPPING_MISSING',
  billing: 'CHECKOUT_BILLING_MISSING',
  payment: 'CHECKOUT_PAYMENT_MISSING',
};

export type Judged = { mode: 'EMP' | 'LIV'; method: PaymentMethod };

type OrderFacts = {
  payer: Payer;
  hasEmail: boolean;
  isApproved: boolean;
  /** of a sub-account's month; none: it has no budget */
  budgetLeftCents: number | null;
};

export function judgeOrder(
  { viewer, site }: Pick<CheckoutContext, 'viewer' | 'site'>,
  { reckoned, record, shop }: Checkout,
  { payer, hasEmail, isApproved, budgetLeftCents }: OrderFacts,
): Judged {
  const { cart, lines, totals } = reckoned;
  refuseBadLine(reckoned);
  if (isTooLarge(totals.total.including)) throw new Refusal('ORDER_TOO_LARGE');
  const terms = deliveryTerms(site);
  const offers = shippingOffers(reckoned, record, shop, terms);
  const offer = offers.find(({ mode }) => mode === cart.shippingMethod);
  const method = cart.paymentMethod ?? '';
  const step = firstIncompleteStep({
    isEmpty: lines.length === 0,
    hasEmail,
    mode: offer?.mode ?? null,
    hasShippingAddress: cart.shippingAddress !== null,
    isModeOffered: offer !== undefined,
    // Refused below, by its own name.
    isApprovalNeeded: false,
    hasBillingAddress: cart.billingAddress !== null,
    hasPaymentMethod: isPaymentMethod(method),
  });
  if (step !== null) throw new Refusal(chosenButGone(cart.shippingMethod, offer) ?? STEP_REFUSALS[step]);
  if (offer === undefined || !isPaymentMethod(method)) throw new Refusal('CHECKOUT_PAYMENT_MISSING');
  // The merchant's fee may have changed since it was chosen: then the total is not the one that was agreed to.
  const dueFee = offer.mode === 'LIV' ? deliveryFee(totals.goodsHt, terms) : 0;
  if ((totals.shippingHt ?? 0) !== dueFee) throw new Refusal('CHECKOUT_SHIPPING_MISSING');
  const called = offer.mode === 'LIV' ? [cart.shippingAddress, cart.billingAddress] : [cart.billingAddress];
  if (called.some(hasBadPhone)) throw new Refusal('PHONE_INVALID');
  const refusal = paymentRefusal(method, payer, paymentFacts(reckoned, site));
  if (refusal !== null) throw new Refusal(refusal);
  if (!isApproved && needsApproval({ ...buyerOf(viewer), budgetLeftCents }, totals.total.excluding))
    throw new Refusal('APPROVAL_NEEDED');
  return { mode: offer.mode, method };
}

/** The total the buyer agreed to; a different one is shown first, never charged silently. */
export function refuseOtherTotal(viewer: Viewer, shownCents: number | null, { totals }: Cart): void {
  if (shownCents === null || !mayViewPrice(viewer)) return;
  const { including } = totals.total;
  if (shownCents !== including) throw new Refusal('TOTAL_CHANGED', including / 100);
}

/** A coupon that no longer holds is in no total: the comparison with the agreed total catches it. */
function refuseBadLine({ lines }: Cart): void {
  const refusal = lines.find((line) => line.refusal !== null)?.refusal;
  if (refusal != null) throw new Refusal(refusal);
}

function chosenButGone(chosen: string | null, offer: unknown): RefusalCode | null {
  return chosen !== null && offer === undefined ? 'SHIPPING_NOT_OFFERED' : null;
}

function buyerOf(viewer: Viewer) {
  const isSubaccount = viewer.kind === 'customer' && viewer.role === 'Subaccount';
  if (!isSubaccount) return { isSubaccount, mayValidate: true, ceilingCents: 0 };
  const { is_validate_order: mayValidate, ceiling_validated_order_cents: ceilingCents } = viewer.rights;
  return { isSubaccount, mayValidate, ceilingCents };
}
