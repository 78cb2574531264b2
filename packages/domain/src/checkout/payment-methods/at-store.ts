import type { PaymentRule } from './payment-rule.ts';

export const atStore = {
  code: 'cashondelivery',
  waitsFor: null,
  spendsCredit: false,
  // Offered until delivery is chosen: clients that find no way to pay beforehand say that nothing can be paid.
  refusal: (payer, facts) =>
    (!payer.isGuest || facts.guestsPayAtStore) && facts.mode !== 'LIV' ? null : 'PAYMENT_NOT_ALLOWED',
} as const satisfies PaymentRule;
