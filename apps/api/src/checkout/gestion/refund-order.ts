import type { MutationRefundOrderArgs, RefundAnswer } from '@nuancier/contract/gestion-types.ts';
import * as v from 'valibot';
import { actOnce, actorOf, orderAfter, readReason } from '../../orders/orders.ts';
import type { DeskContext } from '../../orders/orders-context.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { keepAnswer } from '../../request/idempotency-store.ts';
import type { CheckoutMeans } from '../checkout-context.ts';
import { ASKED_BEFORE, refundWords } from '../payment/refund-copy.ts';
import { refundOrder } from '../payment/refund-order.ts';

export type RefundContext = DeskContext & Pick<CheckoutMeans, 'cardPayments'>;

type Outcome = Pick<RefundAnswer, 'given' | 'message'>;

/** Until the bank has answered, the key says no more than that it was asked. */
const Kept = v.fallback(v.object({ given: v.boolean(), message: v.string() }), {
  given: false,
  message: ASKED_BEFORE,
});

/** Thrown inside the transaction that would begin it a second time. */
class AskedBefore extends Error {
  readonly outcome: Outcome;

  constructor(answer: unknown) {
    super(ASKED_BEFORE);
    this.outcome = v.parse(Kept, answer);
  }
}

export async function refundShopOrder(
  context: RefundContext,
  args: MutationRefundOrderArgs,
): Promise<RefundAnswer> {
  try {
    const outcome = await refundOnce(context, args);
    return { order: await orderAfter(context, args.number), ...outcome };
  } catch (trouble) {
    if (!(trouble instanceof AskedBefore)) throw trouble;
    return { order: await orderAfter(context, args.number), ...trouble.outcome };
  }
}

/** The bank is asked outside any transaction; the key is claimed in the one that notes the refund. */
async function refundOnce(
  context: RefundContext,
  { number, amount_cents: amountCents = null, reason }: MutationRefundOrderArgs,
): Promise<Outcome> {
  const { db, idempotencyKey: key } = context;
  const { staff } = entitled(context.staff, 'refundOrder');
  const why = readReason(reason);
  const act = { act: 'refundOrder', number, args: [amountCents, why] } as const;
  const done = await refundOrder(context, context, {
    number: number.trim(),
    amountCents,
    author: staff.name,
    reason: why,
    first: async (transaction) => {
      const before = await actOnce(transaction, context, act, async () => {});
      if (before !== undefined) throw new AskedBefore(before);
    },
  });
  if (!done.ok) throw new Refusal(done.refusal);
  const outcome = { given: done.value.kind === 'given', message: refundWords(done.value) };
  if (key !== undefined) await keepAnswer(db, actorOf(staff), key.toLowerCase(), { number, ...outcome });
  return outcome;
}
