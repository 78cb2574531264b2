export type Tally = { name: string; count: number; more: boolean };

/** What waits in greater number than when the page was read before: a part that is new has grown from nothing. */
export function grownTallies(before: readonly Tally[], now: readonly Tally[]): Tally[] {
  const counted = new Map(before.map(({ name, count }) => [name, count]));
  return now.filter(({ name, count }) => count > (counted.get(name) ?? 0));
}
