import type { ApprovalsContext } from '../approvals-context.ts';
import type { RequestView } from '../approval-view.ts';
import { requestComment } from '../asking/request-comment.ts';
import { deciderOf, refuseUnseen, waitingRequest } from '../deciding/decider-of.ts';
import { reject } from '../deciding/reject-request.ts';
import { orderWaitingForApproval } from './order-waiting-for-approval.ts';

type Rejection = {
  orderId: string;
  reason?: string | null | undefined;
  /** of the request as it was seen, where that is known */
  version?: number | null | undefined;
};

export async function rejectOrderWaitingForApproval(
  context: ApprovalsContext,
  { orderId, reason, version = null }: Rejection,
): Promise<RequestView> {
  const decider = deciderOf(context);
  const words = requestComment(reason);
  await context.db.transaction().execute(async (transaction) => {
    const request = await waitingRequest(transaction, decider, orderId);
    refuseUnseen(request, version);
    await reject(transaction, context, { request, reason: words });
  });
  return orderWaitingForApproval(context, orderId);
}
