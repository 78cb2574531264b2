import { formatAmount } from '@nuancier/ui/text/format.ts';
import { limitCopy } from './limit-copy.ts';

export type MonthSpent = { budget: { value: number | null }; spent: { value: number | null } };

/** « 120,00 € sur 500,00 € HT »; null without a budget, or when the viewer may not see prices. */
export function monthLeft(month: MonthSpent | null): string | null {
  if (month?.budget.value == null) return null;
  const left = Math.max(0, month.budget.value - (month.spent.value ?? 0));
  return limitCopy.leftOf(formatAmount(left), formatAmount(month.budget.value));
}
