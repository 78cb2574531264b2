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

type Settled = {
  isCancelled: boolean;
  paymentMethod: string;
  isByCard: boolean;
  /** as it costs now */
  totalCents: number;
  /** by which it costs less since packs of it were cancelled */
  reducedCents: number;
  settledCents: number;
  /** for its returns */
  returnsCents: number;
};

/**
 * What may still be noted as given back for what is cancelled of an order that was paid by transfer. Whether it has come
 * is known to whoever keeps the accounts: their word stands. At the counter nothing is paid before the last pack is
 * fetched, and packs are cancelled before that: nothing is ever due back.
 */
export function settleable(order: Settled): number {
  const { isCancelled, paymentMethod, isByCard } = order;
  if (isByCard || paymentMethod !== 'bank_transfer') return 0;
  const cancelled = order.reducedCents + (isCancelled ? order.totalCents - order.returnsCents : 0);
  return Math.max(0, cancelled - order.settledCents);
}
