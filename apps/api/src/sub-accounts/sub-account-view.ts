import type { SubAccount } from '@nuancier/contract/api-types.ts';
import type { SubAccountRecord } from './sub-accounts-store.ts';

export function subAccountView(record: SubAccountRecord): SubAccount {
  const { ceiling_validated_order_cents: cents, ...flags } = record.rights;
  return {
    id: String(record.id),
    prefix: record.prefix,
    firstname: record.firstname,
    lastname: record.lastname,
    email: record.email,
    mobile: record.mobile,
    job_title: record.job_title,
    role: {
      customer_id: String(record.id),
      role: 'Subaccount',
      ...flags,
      ceiling_validated_order: cents / 100,
      approves_orders: record.approvesToday,
    },
    is_invited: record.isInvited,
    is_suspended: record.isSuspended,
    monthly_budget: record.monthlyBudgetCents === null ? null : record.monthlyBudgetCents / 100,
    // the field's own resolver answers
    spent_this_month: 0,
    approver: record.appointment,
    created_at: record.createdAt.toISOString(),
  };
}
