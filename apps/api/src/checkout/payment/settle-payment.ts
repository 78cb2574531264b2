// What becomes of an order after the bank's notification: settled once, even if repeated, late or out of order.
import { concerns, stepOnNews } from '@nuancier/domain/orders/payment-state.ts';
import type { PaymentState, PaymentStep } from '@nuancier/domain/orders/payment-state.ts';
import { creditsOfOrder, giveCouponBack, reopenCart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import {
  announceOrder,
  announcePayment,
  announceRefund,
  changeStatus,
  lockOrder,
  setPaymentState,
} from '../../orders/orders.ts';
import type { Order } from '../../orders/orders.ts';
import type { CardNotice } from '../../payments/payments.ts';
import { reopenQuotations, tellQuotationsAccepted } from '../../quotations/quotations.ts';
import { insertEvent, noteOutcome, selectPayment } from './payment-store.ts';
import type { PaymentRecord } from './payment-store.ts';
import { noteGiven, selectGiven } from './refund-store.ts';

export type SettleParts = Pick<CheckoutContext, 'db' | 'now' | 'log' | 'cardPayments' | 'contactEmail'>;
export type Outcome = PaymentStep['kind'] | 'mismatch' | 'known' | 'unpaid-in-hand' | 'refund-part';

const BANK = 'banque';

/** Done when it returns: the bank is answered after the commit only. */
export async function settlePayment(parts: SettleParts, notice: CardNotice): Promise<Outcome> {
  const { provider } = parts.cardPayments;
  const now = parts.now();
  const outcome = await parts.db.transaction().execute(async (db): Promise<Outcome> => {
    if (!(await insertEvent(db, { ...notice, provider, now }))) return 'known';
    const done = await applyNotice(db, notice, { now, contactEmail: parts.contactEmail });
    await noteOutcome(db, provider, notice.eventId, done);
    return done;
  });
  const { orderNumber, eventId } = notice;
  if (outcome === 'mismatch' || outcome === 'owe-refund' || outcome === 'unpaid-in-hand')
    parts.log.error({ orderNumber, eventId, outcome }, 'a payment needs somebody to look at it');
  return outcome;
}

async function applyNotice(
  db: DatabaseTransaction,
  notice: CardNotice,
  { now, contactEmail }: { now: Date; contactEmail: string },
): Promise<Outcome> {
  const order = await lockOrder(db, notice.orderNumber);
  const payment = order && (await selectPayment(db, order.number));
  if (order === undefined || payment === undefined || !concerns(payment, notice)) return 'mismatch';
  const { kind } = stepOnNews(stateOf(order), notice.news);
  switch (kind) {
    case 'pay':
      await setPaymentState(db, order, 'paid');
      await announceOrder(
        db,
        { ...order, credits: await creditsOfOrder(db, order.id) },
        { now, contactEmail },
      );
      await tellQuotationsAccepted(db, order.number, { contactEmail, now });
      await announcePayment(db, order, 'paid', now);
      return kind;
    case 'cancel':
      return (await cancelUnpaid(db, order, now)) ? kind : 'unpaid-in-hand';
    case 'owe-refund':
      await setPaymentState(db, order, 'refund-due');
      await announcePayment(db, order, 'refund-due', now);
      return kind;
    case 'refund':
      return settleRefund(db, order, { payment, notice, now });
    case 'ignore':
      return kind;
  }
}

/** The order is refunded once all of it is back; the buyer and the merchant's systems hear of each part. */
async function settleRefund(
  db: DatabaseTransaction,
  order: Order,
  { payment, notice, now }: { payment: PaymentRecord; notice: CardNotice; now: Date },
): Promise<Outcome> {
  const { amountCents, refundId = notice.eventId } = notice;
  const { paymentId } = payment;
  const given = await noteGiven(db, { paymentId, bankId: refundId, amountCents, bank: BANK, now });
  if (given === null) return 'ignore';
  const { backCents } = await selectGiven(db, paymentId);
  const isWhole = backCents >= payment.amountCents;
  if (isWhole) await setPaymentState(db, order, 'refunded');
  await announceRefund(db, order, { amountCents, backCents, isWhole, now, ...given });
  return isWhole ? 'refund' : 'refund-part';
}

/** The store may have cancelled before the notification: a payment received then is due for refund. */
function stateOf({ status, paymentState }: Order): PaymentState {
  return status === 'ANNULEE' && paymentState === 'pending' ? 'refused' : paymentState;
}

/**
 * Stock, coupon and cart are given back, and the buyer may try again. False when part of the order has been handed
 * over: it stays, unpaid, for the staff to resolve.
 */
async function cancelUnpaid(db: DatabaseTransaction, order: Order, now: Date): Promise<boolean> {
  await setPaymentState(db, order, 'refused');
  const cancelled = await changeStatus(db, order, 'ANNULEE', { author: BANK, now, silently: true });
  if (!cancelled.ok) return false;
  await reopenQuotations(db, order.number, now);
  if (order.cartId === null) return true;
  await giveCouponBack(db, order.cartId);
  await reopenCart(db, order.cartId, now);
  return true;
}
