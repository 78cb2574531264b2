import type {
  MutationRecordSubstituteAnswerArgs,
  MutationWithdrawSubstituteArgs,
  ShopOrder,
} from '@nuancier/contract/gestion-types.ts';
import { actOnOrder } from '../../orders/orders.ts';
import { settleSubstitute } from '../settle-substitute.ts';
import type { SubstitutesDeskContext } from '../substitutes-context.ts';

export function withdrawSubstitute(
  context: SubstitutesDeskContext,
  { number, id }: MutationWithdrawSubstituteArgs,
): Promise<ShopOrder> {
  return actOnOrder(context, { act: 'withdrawSubstitute', number, args: id }, (db, order) =>
    settleSubstitute(db, context, order, { id, outcome: 'withdrawn', given: 'store' }),
  );
}

/** What the customer said by telephone; who noted it stands in the audit log. */
export function recordSubstituteAnswer(
  context: SubstitutesDeskContext,
  { number, id, accepted }: MutationRecordSubstituteAnswerArgs,
): Promise<ShopOrder> {
  const outcome = accepted ? 'accepted' : 'declined';
  const act = { act: 'recordSubstituteAnswer', number, args: [id, accepted] } as const;
  return actOnOrder(context, act, (db, order) =>
    settleSubstitute(db, context, order, { id, outcome, given: 'telephone' }),
  );
}
