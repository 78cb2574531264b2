// A buyer who came back from the bank's page without paying takes the cart up again.
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { withinTime } from '../../concurrency/within-time.ts';
import type { PlacedOrderView } from '../steps/checkout-view.ts';
import { selectOpenPayment } from '../payment/payment-store.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import { orderSigned, placedOrder } from './placed-order.ts';
import type { SignedOrder } from './placed-order.ts';

const PATIENCE_MS = 10_000;

/**
 * The bank is asked first: what it has taken is not broken off. Money that comes after all, from a page left open, is
 * owed back like any that comes too late.
 */
export async function abandonCardPayment(
  context: Pick<
    CheckoutContext,
    'now' | 'viewer' | 'db' | 'log' | 'orderSecret' | 'cardPayments' | 'contactEmail'
  >,
  signed: SignedOrder,
): Promise<PlacedOrderView> {
  const { db, viewer, cardPayments } = context;
  const order = await orderSigned(context, signed);
  const buyer = viewer.kind === 'customer' ? viewer.customerId : null;
  if (order.customerId !== null && order.customerId !== buyer) throw new Refusal('UNKNOWN_ORDER');
  const payment = await selectOpenPayment(db, order.number);
  if (payment === undefined) return placedOrder(context, signed);
  const asked = await withinTime(PATIENCE_MS, cardPayments.ask(payment));
  // Neither silence nor a payment under way is the buyer's to end.
  if (asked.kind !== 'done' || asked.value?.news === 'pending') throw new Refusal('BANK_SILENT');
  const { paymentId, orderNumber, amountCents, currency } = payment;
  const eventId = `broken-off ${paymentId}`;
  const brokenOff = { eventId, orderNumber, amountCents, currency, news: 'abandoned' } as const;
  await settlePayment(context, asked.value ?? brokenOff);
  return placedOrder(context, signed);
}
