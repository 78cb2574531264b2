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
  if (!buyer.isSubaccount) return false;
  return !buyer.mayValidate || totalHtCents > buyer.ceilingCents || isBeyondBudget(buyer, totalHtCents);
}

export function isBeyondBudget(
  { budgetLeftCents }: Pick<OrderingBuyer, 'budgetLeftCents'>,
  totalHtCents: number,
): boolean {
  return budgetLeftCents !== null && totalHtCents > budgetLeftCents;
}
