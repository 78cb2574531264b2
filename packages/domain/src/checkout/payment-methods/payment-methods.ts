// Which payment methods are allowed to which payer. Judged when the method is chosen and again when the order is
// placed.
import { atStore } from './at-store.ts';
import { bankTransfer } from './bank-transfer.ts';
import { card } from './card.ts';
import { onAccount } from './on-account.ts';
import type { Payer, PaymentFacts, PaymentRefusal, PaymentRule } from './payment-rule.ts';

/** In the order in which they are offered. */
export const PAYMENT_METHODS = ['card', 'on_account', 'at_store', 'bank_transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const paymentRules = {
  card,
  on_account: onAccount,
  at_store: atStore,
  bank_transfer: bankTransfer,
} as const satisfies Record<PaymentMethod, PaymentRule>;

export function paymentMethods(payer: Payer, facts: PaymentFacts): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => refusalOf(method, payer, facts) === null);
}

/** null: it may be paid so. */
export function refusalOf(method: PaymentMethod, payer: Payer, facts: PaymentFacts): PaymentRefusal | null {
  return paymentRules[method].refusal(payer, facts);
}

/** Nothing is announced before the bank has confirmed. */
export function waitsForBank(method: PaymentMethod): boolean {
  return paymentRules[method].waitsFor !== null;
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === text);
}
