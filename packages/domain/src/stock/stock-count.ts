// A count, and whether it replaces the one that is held.
import { HOUR_MS } from '../durations.ts';

export type StockCount = { counted: number; countedAt: Date | null };

export type CountVerdict = 'newer' | 'older' | 'same' | 'contradicts';

/** Files come late, twice, and in any order: a count gives way to a younger one only. */
export function judgeCount(
  held: StockCount | null,
  given: { counted: number; countedAt: Date },
): CountVerdict {
  if (held === null || held.countedAt === null) return 'newer';
  const younger = given.countedAt.getTime() - held.countedAt.getTime();
  if (younger !== 0) return younger > 0 ? 'newer' : 'older';
  return given.counted === held.counted ? 'same' : 'contradicts';
}

/** Clocks differ a little; nothing is booked before it was ordered. */
export function isBeforeOrder(moment: Date, placedAt: Date): boolean {
  return moment.getTime() < placedAt.getTime() - HOUR_MS;
}

/** Clocks differ a little; a count dated far ahead would shut out all that come after it. */
export function isStillToCome(moment: Date, now: Date): boolean {
  return moment.getTime() > now.getTime() + HOUR_MS;
}
