import type { PaymentRule } from './payment-rule.ts';

export const onAccount = {
  code: 'purchaseorder',
  waitsFor: null,
  spendsCredit: true,
  refusal: (payer, facts) => {
    if (!payer.mayPayOnAccount) return 'PAYMENT_NOT_ALLOWED';
    return facts.totalCents <= payer.availableCreditCents ? null : 'CREDIT_EXCEEDED';
  },
} as const satisfies PaymentRule;
