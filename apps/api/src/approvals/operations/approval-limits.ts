import type { ApprovalLimits } from '@nuancier/contract/api-types.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { limitsView } from '../approval-view.ts';
import { monthBudget } from '../asking/month-budget.ts';
import { selectLastDay } from '../records/people-store.ts';

/** What a sub-account is to know of itself before it fills a cart. */
export async function approvalLimits({
  db,
  viewer,
  now,
}: Pick<ApprovalsContext, 'db' | 'viewer' | 'now'>): Promise<ApprovalLimits | null> {
  if (viewer.kind === 'visitor' || viewer.role !== 'Subaccount') return null;
  const budget = await monthBudget(db, viewer, now());
  const approves = can(viewer, 'approve-orders');
  return {
    ...limitsView(viewer, budget),
    is_month_spent: budget !== null && budget.spentCents >= budget.limitCents,
    approves_orders: approves,
    approves_until: approves ? await selectLastDay(db, viewer.customerId) : null,
  };
}
