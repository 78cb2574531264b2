import type { MutationRefundOrderArgs, RefundAnswer } from '@nuancier/contract/gestion-types.ts';
import { actOnce, orderAfter, readReason } from '../../orders/orders.ts';
import { refundOnce } from './refund-once.ts';
import type { RefundContext } from './refund-once.ts';

export async function refundShopOrder(
  context: RefundContext,
  { number, amount_cents: amountCents = null, reason, left_cents: leftCents }: MutationRefundOrderArgs,
): Promise<RefundAnswer> {
  const why = readReason(reason);
  const act = { act: 'refundOrder', number, args: [amountCents, why] } as const;
  const told = await refundOnce(context, {
    operation: 'refundOrder',
    number: number.trim(),
    amountCents,
    leftCents: leftCents ?? undefined,
    reason: why,
    claim: (db) => actOnce(db, context, act, async () => {}),
  });
  return { order: await orderAfter(context, number), ...told };
}
