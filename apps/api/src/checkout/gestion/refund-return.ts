import type { MutationRefundReturnArgs, ReturnRefundAnswer } from '@nuancier/contract/gestion-types.ts';
import {
  actOnReturnOnce,
  orderNumberOfReturn,
  readReason,
  refuseUndue,
  returnAfter,
} from '../../orders/orders.ts';
import { refundOnce } from './refund-once.ts';
import type { RefundContext } from './refund-once.ts';

/** The order's own refund, and never more than is left of it; the return is settled with the money. */
export async function refundReturn(
  context: RefundContext,
  { id, amount_cents: amountCents, reason }: MutationRefundReturnArgs,
): Promise<ReturnRefundAnswer> {
  const why = readReason(reason);
  const act = { act: 'refundReturn', id, args: [amountCents, why] } as const;
  const number = await orderNumberOfReturn(context, act);
  const told = await refundOnce(context, {
    operation: 'refundReturn',
    number,
    amountCents,
    reason: why,
    withdrawalId: Number(id),
    claim: (db) =>
      actOnReturnOnce(db, context, act, (_db, held, { role }) =>
        refuseUndue(db, context, held, { role, cents: amountCents }),
      ),
  });
  return { shop_return: await returnAfter(context, id), ...told };
}
