// Whether an order stands, for what is promised on the strength of it.
import { statusFacts } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentState } from './payment-state.ts';

/** settled: paid, or owed on account. awaited: to be paid at the bank or at the counter. void: cancelled or paid back. */
export type OrderStanding = 'settled' | 'awaited' | 'void';

export type StandingFacts = {
  status: OrderStatus;
  paymentState: PaymentState;
  /** the company owes it on its account: invoiced, whatever becomes of the goods */
  isOnAccount: boolean;
};

/** What is paid at the counter is paid when the goods are handed over. */
export function orderStanding({ status, paymentState, isOnAccount }: StandingFacts): OrderStanding {
  if (status === 'ANNULEE') return 'void';
  switch (paymentState) {
    case 'paid':
      return 'settled';
    case 'pending':
      return 'awaited';
    case 'due':
      return isOnAccount || statusFacts(status).isReceived ? 'settled' : 'awaited';
    case 'refused':
    case 'refund-due':
    case 'refunded':
      return 'void';
  }
}
