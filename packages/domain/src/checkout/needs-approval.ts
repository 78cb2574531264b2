export type OrderingBuyer = {
  isSubaccount: boolean;
  mayValidate: boolean;
  ceilingCents: number;
  /** of the month's budget; none: there is no budget */
  budgetLeftCents: number | null;
};

/**
 * A sub-account orders alone up to its ceiling and within what is left of its month, delivery included and tax left
 * out; the limits themselves pass.
 */
export function needsApproval(buyer: OrderingBuyer, totalHtCents: number): boolean {
  return approvalReason(buyer, totalHtCents) !== null;
}

export type ApprovalReason = 'every_order' | 'ceiling' | 'budget';

/** The first that holds; none for what is ordered alone. */
export function approvalReason(buyer: OrderingBuyer, totalHtCents: number): ApprovalReason | null {
  if (!buyer.isSubaccount) return null;
  if (!buyer.mayValidate) return 'every_order';
  if (totalHtCents > buyer.ceilingCents) return buyer.ceilingCents === 0 ? 'every_order' : 'ceiling';
  return isBeyondBudget(buyer, totalHtCents) ? 'budget' : null;
}

export function isBeyondBudget(
  { budgetLeftCents }: Pick<OrderingBuyer, 'budgetLeftCents'>,
  totalHtCents: number,
): boolean {
  return budgetLeftCents !== null && totalHtCents > budgetLeftCents;
}
