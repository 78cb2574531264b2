// The four steps of the checkout. A step opens when those before it are complete.

export const CHECKOUT_STEPS = ['user-account', 'shipping', 'billing', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export type CheckoutFacts = {
  isEmpty: boolean;
  /** the customer's own, or the one a visitor has given */
  hasEmail: boolean;
  /** an address is needed for delivery only; goods fetched at the store need none */
  mode: 'EMP' | 'LIV' | null;
  hasShippingAddress: boolean;
  /** the chosen method is still among those offered */
  isModeOffered: boolean;
  /** with the chosen method the head of the company must be asked first */
  isApprovalNeeded: boolean;
  hasBillingAddress: boolean;
  hasPaymentMethod: boolean;
};

/** null: everything is there, the order may be placed. 'cart': there is nothing to order. */
export function firstIncompleteStep(facts: CheckoutFacts): CheckoutStep | 'cart' | null {
  if (facts.isEmpty) return 'cart';
  if (!facts.hasEmail) return 'user-account';
  const reached = facts.mode === 'EMP' || (facts.mode === 'LIV' && facts.hasShippingAddress);
  if (!reached || !facts.isModeOffered || facts.isApprovalNeeded) return 'shipping';
  if (!facts.hasBillingAddress) return 'billing';
  return facts.hasPaymentMethod ? null : 'payment';
}

/** The step asked for, or the first incomplete one before it. */
export function stepToOpen(asked: CheckoutStep, facts: CheckoutFacts): CheckoutStep | 'cart' {
  const incomplete = firstIncompleteStep(facts);
  if (incomplete === null || incomplete === 'cart') return incomplete ?? asked;
  return CHECKOUT_STEPS.indexOf(asked) <= CHECKOUT_STEPS.indexOf(incomplete) ? asked : incomplete;
}
