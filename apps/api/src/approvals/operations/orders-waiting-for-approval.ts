import type { OrdersWaitingForApproval } from '@nuancier/contract/api-types.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { summaryView } from '../approval-view.ts';
import { selectWaiting } from '../records/approvals-store.ts';
import { deciderOf } from '../deciding/decider-of.ts';

export async function ordersWaitingForApproval(
  context: Pick<ApprovalsContext, 'viewer' | 'db'>,
): Promise<OrdersWaitingForApproval> {
  const { shown, total } = await selectWaiting(context.db, deciderOf(context));
  return { items: shown.map(summaryView), total_count: total };
}
