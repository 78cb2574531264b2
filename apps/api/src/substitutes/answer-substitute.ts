import type { MutationAnswerOrderSubstituteArgs } from '@nuancier/contract/api-types.ts';
import { customerOrder, lockOrder, orderSeenBy } from '../orders/orders.ts';
import type { OrderView } from '../orders/orders.ts';
import { allowed } from '../refusals/allowed.ts';
import { Refusal } from '../refusals/refusal.ts';
import { settleSubstitute } from './settle-substitute.ts';
import type { SubstitutesContext } from './substitutes-context.ts';

/** By whoever sees the order by their own right, never in somebody's name: what they agree to is theirs to pay. */
export async function answerSubstitute(
  context: SubstitutesContext,
  { order_number: asked, id, accepted }: MutationAnswerOrderSubstituteArgs,
): Promise<OrderView> {
  allowed(context.viewer, 'fetch-goods');
  const { number } = await orderSeenBy(context.db, context.viewer, asked.trim());
  await context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, number);
    if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
    const outcome = accepted ? 'accepted' : 'declined';
    await settleSubstitute(db, context, order, { id, outcome, given: 'customer' });
  });
  return customerOrder(context, number);
}
