// A guest's word on an article that the store proposes: the link of the mail is what proves whose order it is.
import type { MutationAnswerPlacedOrderSubstituteArgs } from '@nuancier/contract/api-types.ts';
import { lockOrder } from '../../orders/orders.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { settleSubstitute } from '../../substitutes/substitutes.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { PlacedOrderView } from '../steps/checkout-view.ts';
import { orderSigned, placedOrder } from './placed-order.ts';

/** Of an order without an account only: whoever has one answers there, by their own right. */
export async function answerPlacedOrderSubstitute(
  context: CheckoutContext,
  { number, signature, id, accepted }: MutationAnswerPlacedOrderSubstituteArgs,
): Promise<PlacedOrderView> {
  const signed = { number, signature };
  const { customerId, companyId } = await orderSigned(context, signed);
  if (customerId !== null || companyId !== null) throw new Refusal('UNKNOWN_ORDER');
  await context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, number);
    // Opened an account meanwhile: the order is that account's.
    if (order === undefined || order.customerId !== null) throw new Refusal('UNKNOWN_ORDER');
    const outcome = accepted ? 'accepted' : 'declined';
    await settleSubstitute(db, context, order, { id, outcome, given: 'customer' });
  });
  return placedOrder(context, signed);
}
