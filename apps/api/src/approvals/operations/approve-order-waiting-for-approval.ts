import type { ApprovalsContext } from '../approvals-context.ts';
import type { RequestView } from '../approval-view.ts';
import { approve } from '../deciding/approve-request.ts';
import { orderWaitingForApproval } from './order-waiting-for-approval.ts';

export async function approveOrderWaitingForApproval(
  context: ApprovalsContext,
  { orderId: number, version }: { orderId: string; version?: number | null | undefined },
): Promise<RequestView> {
  await context.db
    .transaction()
    .execute((db) => approve(db, context, { number, version: version ?? null, isOrdered: false }));
  return orderWaitingForApproval(context, number);
}
