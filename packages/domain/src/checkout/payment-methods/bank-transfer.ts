import type { PaymentRule } from './payment-rule.ts';

export const bankTransfer = {
  code: 'banktransfer',
  waitsFor: null,
  spendsCredit: false,
  refusal: (payer, facts) => (facts.bankTransfer && !payer.isGuest ? null : 'PAYMENT_NOT_ALLOWED'),
} as const satisfies PaymentRule;
