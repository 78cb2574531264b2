// What the ways to pay are called outside: stock clients of Magento show only the codes they know. A card has no code of
// Magento's own, and each of its modules another: it keeps ours.
import { isPaymentMethod } from './payment-methods.ts';
import type { PaymentMethod } from './payment-methods.ts';

const CODES = {
  card: 'card',
  on_account: 'purchaseorder',
  at_store: 'cashondelivery',
  bank_transfer: 'banktransfer',
} as const satisfies Record<PaymentMethod, string>;

export type PaymentCode = (typeof CODES)[PaymentMethod];

export function paymentCode(method: PaymentMethod): PaymentCode {
  return CODES[method];
}

/** By the code, or by the shop's own name of it; null when nothing is called so. */
export function methodOfCode(text: string): PaymentMethod | null {
  if (isPaymentMethod(text)) return text;
  const known = Object.entries(CODES).find(([, code]) => code === text)?.[0] ?? '';
  return isPaymentMethod(known) ? known : null;
}
