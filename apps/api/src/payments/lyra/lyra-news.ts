import type { PaymentNews } from '@nuancier/domain/orders/payment-state.ts';

export type LyraOperation = {
  /** vads_trans_status of a notification, detailedStatus of the web service: the same words */
  status: string;
  /** DEBIT, or CREDIT for money given back */
  operation: string;
  /** MERCH_BO: done by the merchant in the bank's back office */
  source?: string | undefined;
};

/** What a status means for an order. An unknown one changes nothing: the next notification or query decides. */
export function lyraNews({ status, operation, source }: LyraOperation): PaymentNews {
  const news = NEWS[status] ?? 'pending';
  if (operation === 'CREDIT') return news === 'paid' ? 'refunded' : 'pending';
  // The shop gave the money back before the bank had taken it.
  if (status === 'CANCELLED' && source === 'MERCH_BO') return 'refunded';
  return news;
}

const NEWS: Readonly<Record<string, PaymentNews>> = {
  AUTHORISED: 'paid',
  CAPTURED: 'paid',
  REFUSED: 'refused',
  CANCELLED: 'refused',
  EXPIRED: 'refused',
  NOT_CREATED: 'refused',
  CAPTURE_FAILED: 'refused',
  ABANDONED: 'abandoned',
};
