import type { ApprovalTermsFragment } from '../../../../generated/documents.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { monthLeft } from '../../customers/account/month-left.ts';
import { approvalCopy } from './approval-copy.ts';

/** The goods alone stay within the ceiling: fetched at the store, they need no approval. */
export function isByDelivery({ approval, prices }: Facts): boolean {
  const [ceiling, total] = [approval?.ceiling?.value, prices?.total_excluding_tax?.value];
  const fee = prices?.shipping_excluding_tax?.value ?? 0;
  return ceiling != null && total != null && fee > 0 && total - fee <= ceiling;
}

type Facts = {
  approval: ApprovalTermsFragment | null;
  prices: {
    total_excluding_tax: { value: number | null } | null;
    shipping_excluding_tax: { value: number | null } | null;
  } | null;
};

/** Why this cart is submitted instead of ordered, for a viewer who may or may not see prices. */
export function whyApproval({ approval, prices }: Facts): string {
  const name = approval?.approver_name ?? approvalCopy.yourHead;
  const ceiling = approval?.ceiling?.value ?? null;
  const total = prices?.total_excluding_tax?.value ?? null;
  if (approval?.reason === 'budget') {
    const left = monthLeft(approval.month);
    return left === null ? approvalCopy.beyondBudget(name) : approvalCopy.aboveBudget(left, name);
  }
  if (approval?.reason !== 'ceiling' || total === null || ceiling === null) return approvalCopy.always(name);
  return approvalCopy.aboveCeiling(formatAmount(total), formatAmount(ceiling), name);
}

/** For accounts with a budget that see prices: shown before it is exceeded. */
export function budgetNote({ approval }: Pick<Facts, 'approval'>): string | null {
  const left = monthLeft(approval?.month ?? null);
  return left === null ? null : approvalCopy.budget(left);
}
