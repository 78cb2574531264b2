// How an order stands with its money, in a word of the counter's.
import type { OrderPaymentNow } from '@nuancier/contract/gestion-types.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import { paymentKnown } from '@nuancier/domain/orders/payment-state.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import { settleable } from '@nuancier/domain/orders/refund.ts';
import type { Order } from '../records/order-record.ts';
import type { CutMoney } from '../records/reductions-store.ts';
import { orderCopy } from '../view/order-copy.ts';
import { deskCopy } from './desk-copy.ts';

type Paying = { paymentMethod: PaymentMethod; paymentState: PaymentState; status: OrderStatus };

const OWED = {
  card: 'pending',
  on_account: 'on_account',
  at_store: 'at_store',
  bank_transfer: 'transfer',
} as const satisfies Record<PaymentMethod, OrderPaymentNow>;

export function paymentNow({ paymentMethod, paymentState, status }: Paying): OrderPaymentNow {
  const known = paymentKnown({ paymentMethod, paymentState, isReceived: statusFacts(status).isReceived });
  switch (known) {
    case 'due':
      return OWED[paymentMethod];
    case 'refund-due':
      return 'to_refund';
    case 'paid':
    case 'pending':
    case 'refused':
    case 'refunded':
      return known;
  }
}

export function paymentLabel(paying: Paying): string {
  const now = paymentNow(paying);
  if (now === 'pending' || now === 'refused' || now === 'to_refund' || now === 'refunded')
    return deskCopy.payments[now];
  return orderCopy.storePayments[paying.paymentMethod](now === 'paid');
}

/** What the person who hands it over has to ask for; nothing of an order that is cancelled. */
export function toCollect(paying: Paying, totalTtc: number): number | null {
  return paymentNow(paying) === 'at_store' && paying.status !== 'ANNULEE' ? totalTtc : null;
}

/** What may still be noted as given back otherwise than by card. */
export function settleableOf(
  { status, paymentMethod, sums }: Order,
  { cardCents }: { cardCents: number | null },
  { reducedCents, settled, returnsCents }: CutMoney,
): number {
  return settleable({
    isCancelled: status === 'ANNULEE',
    paymentMethod,
    isByCard: cardCents !== null,
    totalCents: sums.totalTtc,
    reducedCents,
    settledCents: settled.reduce((sum, { cents }) => sum + cents, 0),
    returnsCents,
  });
}
