import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import type { Period } from '../report-period.ts';

/** The days of a period that are in none of these stretches, as few stretches as there are. */
export function restOf({ since, until }: Period, apart: readonly Period[]): Period[] {
  const rest: Period[] = [];
  let from = since;
  for (const stretch of apart.toSorted((one, other) => (one.since < other.since ? -1 : 1))) {
    if (stretch.since > from) rest.push({ since: from, until: addDays(stretch.since, -1) });
    const next = addDays(stretch.until, 1);
    if (next > from) from = next;
  }
  return from > until ? rest : [...rest, { since: from, until }];
}
