// Money given back by the staff, for an order or for a return: asked of the bank once for each idempotency key.
import * as v from 'valibot';
import { actorOf, findOrder, lastRefundWords, tooMuchWords } from '../../orders/orders.ts';
import type { DeskContext } from '../../orders/orders-context.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { keepAnswer } from '../../request/idempotency-store.ts';
import type { CheckoutMeans } from '../checkout-context.ts';
import { ASKED_BEFORE, refundWords } from '../payment/refund-copy.ts';
import { selectPayment } from '../payment/payment-store.ts';
import { refundOrder } from '../payment/refund-order.ts';
import { selectGiven } from '../payment/refund-store.ts';

export type RefundContext = DeskContext & Pick<CheckoutMeans, 'cardPayments'>;

export type RefundAsked = {
  operation: 'refundOrder' | 'refundReturn';
  number: string;
  amountCents: number | null;
  /** as the person read it */
  leftCents?: number | undefined;
  reason: string;
  withdrawalId?: number;
  /** Claims the key and judges the act; what it answered when the same was asked before. */
  claim: (db: DatabaseTransaction) => Promise<unknown>;
};

export type RefundTold = { given: boolean; message: string };

/** Until the bank has answered, the key says no more than that it was asked. */
const Kept = v.fallback(v.object({ given: v.boolean(), message: v.string() }), {
  given: false,
  message: ASKED_BEFORE,
});

/** Thrown inside the transaction that would begin it a second time. */
class AskedBefore extends Error {
  readonly told: RefundTold;

  constructor(answer: unknown) {
    super(ASKED_BEFORE);
    this.told = v.parse(Kept, answer);
  }
}

export async function refundOnce(context: RefundContext, asked: RefundAsked): Promise<RefundTold> {
  try {
    return await begun(context, asked);
  } catch (trouble) {
    if (!(trouble instanceof AskedBefore)) throw trouble;
    return trouble.told;
  }
}

/** The bank is asked outside any transaction; the key is claimed in the one that notes the refund. */
async function begun(
  context: RefundContext,
  { operation, claim, ...refund }: RefundAsked,
): Promise<RefundTold> {
  const { db, idempotencyKey: key } = context;
  const { staff } = entitled(context.staff, operation);
  const done = await refundOrder(context, context, {
    ...refund,
    author: staff.name,
    first: async (transaction) => {
      const before = await claim(transaction);
      if (before !== undefined) throw new AskedBefore(before);
    },
  });
  if (!done.ok) throw await refusedRefund(context, refund.number, done.refusal);
  const told = { given: done.value.kind === 'given', message: refundWords(done.value) };
  if (key !== undefined)
    await keepAnswer(db, actorOf(staff), key.toLowerCase(), { number: refund.number, ...told });
  return told;
}

/** Somebody may have given money back since the page was read: who, how much and when; and what is left of it. */
async function refusedRefund(
  { db, refusals, now }: RefundContext,
  number: string,
  code: RefusalCode,
): Promise<Refusal> {
  const tooMuch = code === 'REFUND_TOO_MUCH' ? tooMuchWords(await leftOf(db, number)) : null;
  const order =
    code === 'REFUND_TOO_MUCH' || code === 'REFUND_ALL_GIVEN' || code === 'REFUND_LEFT_CHANGED'
      ? await findOrder(db, number)
      : undefined;
  const last = order && lastRefundWords(order, now());
  if (tooMuch === null && !last) return new Refusal(code);
  return new Refusal(code, undefined, [tooMuch ?? refusals[code].message, last].filter(Boolean).join(' '));
}

async function leftOf(db: Database, number: string): Promise<number> {
  const payment = await selectPayment(db, number);
  const given = payment && (await selectGiven(db, payment.paymentId));
  return (payment?.amountCents ?? 0) - (given?.backCents ?? 0);
}
