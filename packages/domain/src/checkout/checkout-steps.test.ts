import { expect, it } from 'vitest';
import { CHECKOUT_STEPS, firstIncompleteStep, stepToOpen } from './checkout-steps.ts';
import type { CheckoutFacts } from './checkout-steps.ts';

const complete: CheckoutFacts = {
  isEmpty: false,
  hasEmail: true,
  mode: 'LIV',
  hasShippingAddress: true,
  isModeOffered: true,
  isApprovalNeeded: false,
  hasBillingAddress: true,
  hasPaymentMethod: true,
};

it.each<[Partial<CheckoutFacts>, string | null]>([
  [{}, null],
  [{ isEmpty: true }, 'cart'],
  [{ hasEmail: false }, 'user-account'],
  [{ mode: null }, 'shipping'],
  [{ hasShippingAddress: false }, 'shipping'],
  [{ hasShippingAddress: false, mode: 'EMP' }, null],
  [{ isModeOffered: false }, 'shipping'],
  [{ isApprovalNeeded: true }, 'shipping'],
  [{ hasBillingAddress: false }, 'billing'],
  [{ hasPaymentMethod: false }, 'payment'],
  [{ hasEmail: false, hasPaymentMethod: false }, 'user-account'],
])('with %o the first incomplete step is %s', (facts, step) => {
  expect(firstIncompleteStep({ ...complete, ...facts })).toBe(step);
});

it('opens the steps behind and leads back from those too far ahead', () => {
  const atBilling = { ...complete, hasBillingAddress: false, hasPaymentMethod: false };
  expect(CHECKOUT_STEPS.map((step) => stepToOpen(step, atBilling))).toEqual([
    'user-account',
    'shipping',
    'billing',
    'billing',
  ]);
  expect(stepToOpen('payment', complete)).toBe('payment');
  expect(stepToOpen('payment', { ...complete, isEmpty: true })).toBe('cart');
});
