import type { OpeningState, Range } from '@nuancier/domain/stores/opening-hours.ts';
import { formatClock, formatLocalDay, formatWeekday } from '@nuancier/ui/text/format.ts';
import { storesCopy } from '../copy.ts';

const DAYS_NAMED_ALONE = 6;

/** « Ouvert jusqu’à 18 h », « Fermé, ouvre lundi à 7 h ». */
export function openingWords(state: OpeningState): string {
  if (state.kind === 'open') return storesCopy.openUntil(formatClock(state.until));
  if (state.opens === null) return storesCopy.closed;
  const { date, daysAhead, at } = state.opens;
  if (daysAhead === 0) return storesCopy.opensLaterToday(formatClock(at));
  if (daysAhead === 1) return storesCopy.opensTomorrow(formatClock(at));
  const day = daysAhead <= DAYS_NAMED_ALONE ? formatWeekday(date) : formatLocalDay(date);
  return storesCopy.opensOn(day, formatClock(at));
}

/** « 7 h 30 – 12 h, 13 h 30 – 18 h », or « Fermé ». */
export function hoursWords(ranges: readonly Range[]): string {
  if (ranges.length === 0) return storesCopy.closed;
  return ranges.map((range) => storesCopy.range(formatClock(range.from), formatClock(range.to))).join(', ');
}
