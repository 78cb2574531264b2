// Money given back by the store's staff. It is noted before the bank is asked: whoever asks again, after a crash or
// a lost answer, goes on with the same refund, and the bank gives once.
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { judgeRefund } from '@nuancier/domain/orders/refund.ts';
import type { RefundRefusal } from '@nuancier/domain/orders/refund.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { lockOrder } from '../../orders/orders.ts';
import { selectPayment } from './payment-store.ts';
import type { PaymentRecord } from './payment-store.ts';
import { insertAsked, isAsked, isHeld, noteRefused, selectGiven, takeUnanswered } from './refund-store.ts';
import type { AskedRefund, Given } from './refund-store.ts';
import { settlePayment } from './settle-payment.ts';
import type { SettleParts } from './settle-payment.ts';

export type RefundOutcome =
  | { kind: 'given'; amountCents: number; leftCents: number }
  | { kind: 'refused'; reason: string }
  /** at the bank and in the shop, what was given back */
  | { kind: 'differs'; atBankCents: number; knownCents: number }
  /** it stays asked for, and is asked for again */
  | { kind: 'unanswered'; amountCents: number };

type Refusal = RefundRefusal | 'UNKNOWN_ORDER' | 'REFUND_UNDER_WAY' | 'REFUND_HELD' | 'REFUND_LEFT_CHANGED';

type AskedOfStore = {
  number: string;
  /** null for all that is left */
  amountCents: number | null;
  /** what was left when somebody decided on it */
  leftCents?: number | undefined;
  author: string;
  /** for whoever reads the log */
  reason?: string;
  /** the return that it is for */
  withdrawalId?: number;
  /** In the same transaction, before anything is judged. */
  first?: (db: DatabaseTransaction) => Promise<void>;
};

/** By the store's staff. */
export async function refundOrder(
  parts: SettleParts,
  place: AuditPlace,
  asked: AskedOfStore,
): Promise<Verdict<RefundOutcome, Refusal>> {
  const begun = await beginOrRefuse(parts, place, asked);
  return begun.ok ? accept(await askBank(parts, begun.value)) : begun;
}

/** Thrown inside the transaction: what was refused leaves nothing behind, not even the key it was asked with. */
class NotBegun extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

async function beginOrRefuse(
  { db }: SettleParts,
  place: AuditPlace,
  asked: AskedOfStore,
): Promise<Verdict<Begun, Refusal>> {
  // Outside: inside, it would wait for a second connection.
  const now = await databaseClock(db)();
  try {
    return await db.transaction().execute(async (transaction) => {
      const begun = await begin(transaction, place, { ...asked, now });
      if (!begun.ok) throw new NotBegun(begun.refusal);
      return begun;
    });
  } catch (trouble) {
    if (!(trouble instanceof NotBegun)) throw trouble;
    return refuse(trouble.refusal);
  }
}

/** Goes on with the refund of an order that the bank did not answer; `now` is the database's. */
export async function resumeRefund(
  parts: SettleParts,
  number: string,
  now: Date,
): Promise<RefundOutcome | null> {
  const payment = await selectPayment(parts.db, number);
  const refund = payment && (await takeUnanswered(parts.db, payment.paymentId, since(now)));
  if (payment === undefined || refund === undefined) return null;
  return askBank(parts, { payment, refund, given: await selectGiven(parts.db, payment.paymentId) });
}

/** Longer than a bank is waited for: nobody else waits for this answer any more. */
const ANSWER_MS = MINUTE_MS;

function since(now: Date): { before: Date; now: Date } {
  return { before: new Date(now.getTime() - ANSWER_MS), now };
}

type Begun = { payment: PaymentRecord; refund: AskedRefund; given: Given };

async function begin(
  db: DatabaseTransaction,
  place: AuditPlace,
  { number, amountCents, leftCents, author, reason, withdrawalId, first, now }: AskedOfStore & { now: Date },
): Promise<Verdict<Begun, Refusal>> {
  await first?.(db);
  // A copy knows nothing of what the shop that lives has given back since.
  if (await isHeld(db)) return refuse('REFUND_HELD');
  const order = await lockOrder(db, number);
  if (order === undefined) return refuse('UNKNOWN_ORDER');
  const payment = await selectPayment(db, number);
  const given = payment === undefined ? { backCents: 0, ids: [] } : await selectGiven(db, payment.paymentId);
  const judged = judgeRefund(
    {
      paymentState: order.paymentState,
      paidCents: payment?.amountCents ?? null,
      backCents: given.backCents,
    },
    amountCents,
  );
  if (!judged.ok) return judged;
  if (payment === undefined) return refuse('REFUND_NOT_BY_CARD');
  if (leftCents !== undefined && leftCents !== payment.amountCents - given.backCents)
    return refuse('REFUND_LEFT_CHANGED');
  if (await isAsked(db, payment.paymentId)) {
    const open = await takeUnanswered(db, payment.paymentId, since(now));
    return open?.amountCents === judged.value && open.withdrawalId === (withdrawalId ?? null)
      ? accept({ payment, refund: open, given })
      : refuse('REFUND_UNDER_WAY');
  }
  const refund = { amountCents: judged.value, author, withdrawalId: withdrawalId ?? null };
  await insertAsked(db, { ...refund, paymentId: payment.paymentId, now });
  await recordAudit(db, place, {
    event: 'order-refund-asked',
    customerId: order.customerId,
    details: {
      number,
      amountCents: judged.value,
      author,
      ...(reason === undefined ? {} : { reason }),
      ...(withdrawalId === undefined ? {} : { return: String(withdrawalId) }),
    },
  });
  return accept({ payment, refund, given });
}

/** Outside any transaction: a slow bank holds no lock. */
async function askBank(parts: SettleParts, { payment, refund, given }: Begun): Promise<RefundOutcome> {
  const { amountCents } = refund;
  const { backCents, ids: knownIds } = given;
  const { orderNumber, currency } = payment;
  const answer = await parts.cardPayments
    .refund({ payment, amountCents, backCents, knownIds })
    .catch((err: unknown) => {
      parts.log.warn({ err, orderNumber }, 'the bank did not answer a refund; it is asked again');
      return null;
    });
  if (answer === null) return { kind: 'unanswered', amountCents };
  if (answer.kind === 'given') {
    const { refundId } = answer;
    const eventId = `refund ${refundId}`;
    await settlePayment(parts, { eventId, orderNumber, amountCents, currency, news: 'refunded', refundId });
    return { kind: 'given', amountCents, leftCents: payment.amountCents - backCents - amountCents };
  }
  await noteRefused(parts.db, payment.paymentId, parts.now());
  return answer.kind === 'refused'
    ? answer
    : { kind: 'differs', atBankCents: answer.backCents, knownCents: backCents };
}
