// What a company's people ordered, month by month.

/** One person's orders of one month, in whole cents. */
export type SpentRow = { month: string; buyerKey: string; buyerName: string; spent: number };

export type Spending = {
  total: number;
  /** oldest first */
  months: readonly { month: string; total: number }[];
  /** the highest total first, `months` in the order of the months */
  buyers: readonly { name: string; total: number; months: readonly number[] }[];
};

/** `count` months up to that of the day: « 2026-09 », « 2026-10 », « 2026-11 ». */
export function monthsUpTo(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const nth = year * 12 + month - 1 - (count - 1 - at);
    return `${Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, '0')}`;
  });
}

/** Rows of other months count for nothing. */
export function spendingOf(rows: readonly SpentRow[], months: readonly string[]): Spending {
  const counted = rows.filter(({ month }) => months.includes(month));
  const sumOf = (some: readonly SpentRow[]) => some.reduce((sum, { spent }) => sum + spent, 0);
  const inMonth = (some: readonly SpentRow[], month: string) =>
    sumOf(some.filter((row) => row.month === month));
  const buyers = [...Map.groupBy(counted, ({ buyerKey }) => buyerKey).values()].map((own) => ({
    name: own.at(-1)?.buyerName ?? '',
    total: sumOf(own),
    months: months.map((month) => inMonth(own, month)),
  }));
  return {
    total: sumOf(counted),
    months: months.map((month) => ({ month, total: inMonth(counted, month) })),
    buyers: buyers.toSorted((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1)),
  };
}
