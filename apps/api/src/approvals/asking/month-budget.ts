// What a sub-account may still order alone this month.
import type { Customer, Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { instantAt, localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { batched } from '../../concurrency/batched.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { spentSince } from '../../orders/orders.ts';
import { lockCustomer } from '../records/people-store.ts';

export type MonthBudget = { limitCents: number; spentCents: number };

/** Null without a monthly budget. */
export async function monthBudget(db: Database, viewer: Viewer, now: Date): Promise<MonthBudget | null> {
  if (viewer.kind === 'visitor' || viewer.role !== 'Subaccount' || viewer.monthlyBudgetCents === null)
    return null;
  const spent = await spentSince(db, [viewer.customerId], monthStart(now));
  return { limitCents: viewer.monthlyBudgetCents, spentCents: spent.get(viewer.customerId) ?? 0 };
}

/** `budget`: result of `monthBudget`. */
export function buyerOf({ rights }: Customer, budget: MonthBudget | null) {
  const { is_validate_order: mayValidate, ceiling_validated_order_cents: ceilingCents } = rights;
  const budgetLeftCents = budget === null ? null : budget.limitCents - budget.spentCents;
  return { isSubaccount: true, mayValidate, ceilingCents, budgetLeftCents };
}

/** Locks the account: of two concurrent orders the second sees the first. */
export async function lockedBudgetLeft(db: Database, viewer: Viewer, now: Date): Promise<number | null> {
  if (viewer.kind === 'visitor' || viewer.monthlyBudgetCents === null) return null;
  await lockCustomer(db, viewer.customerId);
  const budget = await monthBudget(db, viewer, now);
  return budget === null ? null : budget.limitCents - budget.spentCents;
}

/** Of many accounts at once, in euros: for the head of a company. */
export const spentThisMonth = batched(
  async ({ db, now }: Pick<ApprovalsContext, 'db' | 'now'>, ids: readonly string[]) => {
    const spent = await spentSince(db, ids.map(Number), monthStart(now()));
    return ids.map((id) => (spent.get(Number(id)) ?? 0) / 100);
  },
);

/** The first moment of the French month. */
function monthStart(now: Date): Date {
  return instantAt({ date: `${localMoment(now).date.slice(0, 7)}-01`, minutes: 0 });
}
