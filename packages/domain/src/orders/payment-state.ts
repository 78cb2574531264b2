// What is known of the payment of an order. News may come late, twice or in the wrong order: no step leads backwards.

/**
 * due: to be paid later, on account or at the store. pending: the card page was opened. paid, refused: as the bank
 * reported. refund-due: the order is cancelled, and the shop holds money that its card paid.
 */
export const PAYMENT_STATES = ['due', 'pending', 'paid', 'refused', 'refund-due', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What the bank may report. */
export type PaymentNews = 'paid' | 'refused' | 'abandoned' | 'refunded' | 'pending';

export type PaymentStep =
  | { kind: 'pay' }
  /** the order is cancelled, its goods go back and its cart opens again */
  | { kind: 'cancel' }
  /** money for a cancelled order */
  | { kind: 'owe-refund' }
  | { kind: 'refund' }
  /** known already, too early, or too late to matter */
  | { kind: 'ignore' };

export function stepOnNews(state: PaymentState, news: PaymentNews): PaymentStep {
  switch (news) {
    case 'paid':
      if (state === 'pending') return { kind: 'pay' };
      return { kind: state === 'refused' ? 'owe-refund' : 'ignore' };
    case 'refused':
    case 'abandoned':
      return { kind: state === 'pending' ? 'cancel' : 'ignore' };
    case 'refunded':
      return { kind: state === 'refund-due' || state === 'paid' ? 'refund' : 'ignore' };
    case 'pending':
      return { kind: 'ignore' };
  }
}

/** What the card paid for a cancelled order, and is not back yet, is due back from that moment on. */
export function paymentOnCancelling(state: PaymentState): PaymentState {
  return state === 'paid' ? 'refund-due' : state;
}

/** A notification must match this order, this sum and this currency, or it changes nothing; money may come back in parts. */
export function concerns(
  payment: { orderNumber: string; amountCents: number; currency: string },
  told: { orderNumber: string; amountCents: number; currency: string; news: PaymentNews },
): boolean {
  return (
    payment.orderNumber === told.orderNumber &&
    payment.currency === told.currency &&
    (told.news === 'refunded'
      ? told.amountCents > 0 && told.amountCents <= payment.amountCents
      : payment.amountCents === told.amountCents)
  );
}

/** What is paid at the counter is paid when the goods are handed over: the bank says nothing of it. */
export function paymentKnown({
  paymentMethod,
  paymentState,
  isReceived,
}: {
  paymentMethod: string;
  paymentState: PaymentState;
  isReceived: boolean;
}): PaymentState {
  return paymentState === 'due' && paymentMethod === 'at_store' && isReceived ? 'paid' : paymentState;
}

/** Of an order in one of these states no store has anything left to do: it waits for the bank, or its money is back. */
export const IDLE_PAYMENTS: readonly PaymentState[] = ['pending', 'refused', 'refunded'];

/** All that its buyer paid is back on the card: nothing of it is prepared or leaves the shop any more. */
export function isGivenBack({ paymentState }: { paymentState: string }): boolean {
  return paymentState === 'refunded';
}

/** Nothing was ever paid for it. Whether a transfer has come is known to whoever keeps the accounts. */
export function isUnpaid({
  paymentState,
  paymentMethod,
}: {
  paymentState: PaymentState;
  paymentMethod: string;
}): boolean {
  if (paymentState === 'pending' || paymentState === 'refused') return true;
  return paymentState === 'due' && paymentMethod !== 'bank_transfer';
}
