/** A sub-account orders alone up to its ceiling, delivery included and tax left out; the ceiling itself passes. */
export function needsApproval(
  buyer: { isSubaccount: boolean; mayValidate: boolean; ceilingCents: number },
  totalHtCents: number,
): boolean {
  if (!buyer.isSubaccount) return false;
  return !buyer.mayValidate || totalHtCents > buyer.ceilingCents;
}
