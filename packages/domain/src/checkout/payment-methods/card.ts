import type { PaymentRule } from './payment-rule.ts';

export const card = {
  // Magento has no code of its own for a card, and each of its modules another: it keeps ours.
  code: 'card',
  waitsFor: 'card-bank',
  spendsCredit: false,
  refusal: (payer) => (payer.mayPayByCard ? null : 'PAYMENT_NOT_ALLOWED'),
} as const satisfies PaymentRule;
