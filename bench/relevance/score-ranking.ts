/** Gains of the first ten results against the best order there could be: 1 is perfect. */
export function ndcgAt10(grades: readonly number[], allGrades: readonly number[]): number {
  const best = discounted(allGrades.toSorted((one, other) => other - one));
  return best === 0 ? 0 : discounted(grades) / best;
}

/** One over the rank of the first result that answers fully or well. */
export function reciprocalRank(grades: readonly number[]): number {
  const rank = grades.findIndex((grade) => grade >= 2);
  return rank === -1 ? 0 : 1 / (rank + 1);
}

function discounted(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}
