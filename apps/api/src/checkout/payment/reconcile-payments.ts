// Banks forget to call: an order that waits too long is asked about.
import type { Clock } from '../../database/database-clock.ts';
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { CardNotice } from '../../payments/payments.ts';
import { settlePayment } from './settle-payment.ts';
import type { SettleParts } from './settle-payment.ts';
import { takeStalePayments } from './payment-store.ts';
import { resumeRefund } from './refund-order.ts';
import { selectUnanswered } from './refund-store.ts';
import { withinTime } from '../../concurrency/within-time.ts';

const WAIT_MS = 15 * MINUTE_MS;
/** After two hours without news the payment counts as abandoned and the goods are released. */
const GIVE_UP_MS = 2 * HOUR_MS;
const AT_ONCE = 20;
const PATIENCE_MS = 10_000;

/** What is claimed and how long one waits go by one clock, the database's (decisions/0075). */
export type ReconcileParts = SettleParts & { clock: Clock };

/** How many payments were asked about. */
export async function reconcilePayments(parts: ReconcileParts): Promise<number> {
  const now = await parts.clock();
  const before = new Date(now.getTime() - WAIT_MS);
  const stale = await takeStalePayments(parts.db, { before, now, most: AT_ONCE });
  for (const payment of stale) {
    // oxlint-disable-next-line no-await-in-loop -- the bank is asked about one payment after the other
    const asked = await withinTime(PATIENCE_MS, parts.cardPayments.ask(payment));
    if (asked.kind !== 'done') {
      // An order that may have been paid is not given up: the bank is asked again in a quarter of an hour.
      const err = asked.kind === 'failed' ? asked.trouble : undefined;
      parts.log.warn(
        { err, orderNumber: payment.orderNumber },
        'the bank could not be asked about a payment',
      );
      continue;
    }
    const givenUp = now.getTime() - payment.createdAt.getTime() > GIVE_UP_MS;
    const notice = asked.value ?? (givenUp ? abandoned(payment) : null);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (notice !== null) await settleOrReport(parts, notice);
  }
  await resumeRefunds(parts, { before, now });
  return stale.length;
}

/** A refund whose answer was lost: the bank says whether it gave, and gives if it did not. */
async function resumeRefunds(
  parts: SettleParts,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  for (const number of await selectUnanswered(parts.db, before, AT_ONCE)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as above
    await resumeRefund(parts, number, now).catch((err: unknown) =>
      parts.log.error({ err, orderNumber: number }, 'a refund could not be gone on with'),
    );
  }
}

/** A failing payment must not block the others. */
async function settleOrReport(parts: SettleParts, notice: CardNotice): Promise<void> {
  await settlePayment(parts, notice).catch((trouble: unknown) =>
    parts.log.error(
      { err: trouble, orderNumber: notice.orderNumber },
      'a payment could not be settled; it is asked about again',
    ),
  );
}

function abandoned({ paymentId, orderNumber, amountCents, currency }: Stale) {
  return { eventId: `given-up ${paymentId}`, orderNumber, amountCents, currency, news: 'abandoned' } as const;
}

type Stale = { paymentId: string; orderNumber: string; amountCents: number; currency: string };
