// Money of a card payment given back, whole or in part.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import type { PaymentState } from './payment-state.ts';

export type RefundRefusal =
  'REFUND_NOT_BY_CARD' | 'REFUND_NOT_PAID' | 'REFUND_ALL_GIVEN' | 'REFUND_BAD_AMOUNT' | 'REFUND_TOO_MUCH';

/** `paidCents`: by card; null for an order paid otherwise. `backCents`: given back so far. */
export type Refundable = { paymentState: PaymentState; paidCents: number | null; backCents: number };

/** How many cents to give back. `asked`: null for all that is left. */
export function judgeRefund(
  { paymentState, paidCents, backCents }: Refundable,
  asked: number | null,
): Verdict<number, RefundRefusal> {
  if (paidCents === null) return refuse('REFUND_NOT_BY_CARD');
  const left = paidCents - backCents;
  if (paymentState === 'refunded' || left <= 0) return refuse('REFUND_ALL_GIVEN');
  if (paymentState !== 'paid' && paymentState !== 'refund-due') return refuse('REFUND_NOT_PAID');
  const amount = asked ?? left;
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse('REFUND_BAD_AMOUNT');
  return amount > left ? refuse('REFUND_TOO_MUCH') : accept(amount);
}

/**
 * Before money is moved the bank says what it has given back. The same as the shop knows: it is asked. More by just
 * this amount: an answer was lost, and asking again would give twice. Anything else is for a person to look at.
 */
export function refundStep(
  known: { backCents: number; amountCents: number },
  atBankCents: number,
): 'ask' | 'given' | 'differs' {
  if (atBankCents === known.backCents) return 'ask';
  return atBankCents === known.backCents + known.amountCents ? 'given' : 'differs';
}
