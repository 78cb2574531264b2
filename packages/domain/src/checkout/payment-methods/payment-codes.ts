// What the ways to pay are called outside, and what is understood from there.
import { isPaymentMethod, PAYMENT_METHODS, paymentRules } from './payment-methods.ts';
import type { PaymentMethod } from './payment-methods.ts';

type PaymentCode = (typeof paymentRules)[PaymentMethod]['code'];

export function paymentCode(method: PaymentMethod): PaymentCode {
  return paymentRules[method].code;
}

/** By the code, or by the shop's own name of it; null when nothing is called so. */
export function methodOfCode(text: string): PaymentMethod | null {
  if (isPaymentMethod(text)) return text;
  return PAYMENT_METHODS.find((method) => paymentCode(method) === text) ?? null;
}
