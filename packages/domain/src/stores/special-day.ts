// Days on which a store keeps other hours than usual, as they are written down: 'YYYY-MM-DD HH:mm-HH:mm' or
// 'YYYY-MM-DD x', separated by commas.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import { addDays, hasSpecialHours, rangesOf, weekdayOf } from './opening-hours.ts';
import type { StoreHours } from './opening-hours.ts';
import { isClosed } from './written-hours.ts';

export type WrittenDay = { on: string; hours: string };

export type SpecialDayRefusal = 'BAD_DAY' | 'DAY_TOO_FAR' | 'TOO_MANY_DAYS';

/** A day further away is a slip of the finger. */
const MOST_AHEAD = 400;
const MOST_DAYS = 60;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** By their date. */
export function writtenDays(specialHours: string): WrittenDay[] {
  return specialHours
    .split(',')
    .flatMap((entry) => {
      const [, on, hours] = /^(\d{4}-\d{2}-\d{2})\s+(.+)$/.exec(entry.trim()) ?? [];
      return on === undefined || hours === undefined ? [] : [{ on, hours }];
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
}

/** From today on, those on which the store stays closed. */
export function closedDays(specialHours: string, today: string): string[] {
  return writtenDays(specialHours)
    .filter(({ on, hours }) => on >= today && isClosed(hours))
    .map(({ on }) => on);
}

/** A day from today on; a day that no calendar has is none. */
export function judgeDay(on: string, today: string): Verdict<string, SpecialDayRefusal> {
  if (!DAY.test(on) || Number.isNaN(Date.parse(on)) || addDays(on, 0) !== on || on < today)
    return refuse('BAD_DAY');
  return on > addDays(today, MOST_AHEAD) ? refuse('DAY_TOO_FAR') : accept(on);
}

export type UsualDayRefusal = 'DAY_AS_USUAL' | 'DAY_CLOSED_ANYWAY';

/**
 * What is to be written of a day for which these hours are wanted. Its usual ones are no special ones: null, where it
 * had others; refused, where nothing would change.
 */
export function specialHoursOf(
  store: StoreHours,
  { on, hours }: WrittenDay,
): Verdict<string | null, UsualDayRefusal> {
  const usual = store.schedules[weekdayOf(on)] ?? null;
  if (!areSame(usual, hours)) return accept(hours);
  if (hasSpecialHours(store, on)) return accept(null);
  return refuse(isClosed(hours) ? 'DAY_CLOSED_ANYWAY' : 'DAY_AS_USUAL');
}

function areSame(one: string | null, other: string): boolean {
  return JSON.stringify(rangesOf(one)) === JSON.stringify(rangesOf(other));
}

/** The day with these hours, or with its usual ones again (null); days gone by are let go. */
export function withDay(
  specialHours: string,
  { on, hours }: { on: string; hours: string | null },
  today: string,
): Verdict<string, SpecialDayRefusal> {
  const others = writtenDays(specialHours).filter((day) => day.on !== on && day.on >= today);
  const days = hours === null ? others : [...others, { on, hours }];
  if (days.length > MOST_DAYS) return refuse('TOO_MANY_DAYS');
  const sorted = days.toSorted((one, other) => (one.on < other.on ? -1 : 1));
  return accept(sorted.map((day) => `${day.on} ${day.hours}`).join(','));
}
