// Banks forget to call: an order that waits too long is asked about.
import { settlePayment } from './settle-payment.ts';
import type { SettleParts } from './settle-payment.ts';
import { takeStalePayments } from './payment-store.ts';

const WAIT_MS = 15 * 60_000;
/** After two hours without a word nobody is coming back to the bank’s page; the goods are for others. */
const GIVE_UP_MS = 2 * 60 * 60_000;
const AT_ONCE = 20;

/** How many payments were asked about. */
export async function reconcilePayments(parts: SettleParts): Promise<number> {
  const now = parts.now();
  const before = new Date(now.getTime() - WAIT_MS);
  const stale = await takeStalePayments(parts.db, { before, now, most: AT_ONCE });
  for (const payment of stale) {
    // oxlint-disable-next-line no-await-in-loop -- the bank is asked about one payment after the other
    const told = await parts.cardPayments.ask(payment);
    const givenUp = now.getTime() - payment.placedAt.getTime() > GIVE_UP_MS;
    const notice = told ?? (givenUp ? abandoned(payment) : null);
    // oxlint-disable-next-line no-await-in-loop
    if (notice !== null) await settlePayment(parts, notice);
  }
  return stale.length;
}

function abandoned({ paymentId, orderNumber, amountCents, currency }: Stale) {
  return { eventId: `given-up ${paymentId}`, orderNumber, amountCents, currency, news: 'abandoned' } as const;
}

type Stale = { paymentId: string; orderNumber: string; amountCents: number; currency: string };
