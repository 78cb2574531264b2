import { formatAmount } from '../../format.ts';
import { approvalCopy } from './approval-copy.ts';

/** The goods alone stay within the ceiling: fetched at the store, they need nobody's word. */
export function isByDelivery({ approval, prices }: Facts): boolean {
  const [ceiling, total] = [approval?.ceiling?.value, prices?.total_excluding_tax?.value];
  const fee = prices?.shipping_excluding_tax?.value ?? 0;
  return ceiling != null && total != null && fee > 0 && total - fee <= ceiling;
}

type Facts = {
  approval: {
    approver_name: string | null;
    ceiling: { value: number | null } | null;
    is_beyond_month?: boolean;
    month?: { budget: { value: number | null }; spent: { value: number | null } } | null;
  } | null;
  prices: {
    total_excluding_tax: { value: number | null } | null;
    shipping_excluding_tax: { value: number | null } | null;
  } | null;
};

/** Why this cart is submitted instead of ordered, for a viewer who may or may not see prices. */
export function whyApproval({ approval, prices }: Facts): string {
  const name = approval?.approver_name ?? approvalCopy.yourHead;
  const ceiling = approval?.ceiling?.value ?? 0;
  const total = prices?.total_excluding_tax?.value ?? null;
  const month = approval?.month;
  if (total !== null && approval?.is_beyond_month && month && total <= ceiling)
    return approvalCopy.aboveBudget(
      formatAmount(Math.max(0, (month.budget.value ?? 0) - (month.spent.value ?? 0))),
      formatAmount(month.budget.value ?? 0),
      name,
    );
  if (total === null || ceiling === 0) return approvalCopy.always(name);
  return approvalCopy.aboveCeiling(formatAmount(total), formatAmount(ceiling), name);
}
