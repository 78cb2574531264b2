import type { ShownCartFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import { approvalCopy } from './approval-copy.ts';

/** Why this cart is submitted instead of ordered, for a viewer who may or may not see prices. */
export function whyApproval({ approval, prices }: Pick<ShownCartFragment, 'approval' | 'prices'>): string {
  const name = approval?.approver_name ?? approvalCopy.yourHead;
  const ceiling = approval?.ceiling?.value ?? 0;
  const total = prices?.total_excluding_tax?.value ?? null;
  if (total === null || ceiling === 0) return approvalCopy.always(name);
  return approvalCopy.aboveCeiling(formatAmount(total), formatAmount(ceiling), name);
}
