import type { Context } from '../../context.ts';
import type { RequestView } from '../approval-view.ts';
import { askedWords } from '../asked-words.ts';
import { deciderOf, waitingRequest } from '../decider-of.ts';
import { reject } from '../reject-request.ts';
import { orderWaitingForApproval } from './order-waiting-for-approval.ts';

export async function rejectOrderWaitingForApproval(
  context: Context,
  { orderId, reason }: { orderId: string; reason?: string | null | undefined },
): Promise<RequestView> {
  const decider = deciderOf(context);
  const words = askedWords(reason);
  await context.db.transaction().execute(async (transaction) => {
    const request = await waitingRequest(transaction, decider, orderId);
    await reject(transaction, context, { request, reason: words });
  });
  return orderWaitingForApproval(context, orderId);
}
