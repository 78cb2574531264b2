import { daysUntil, isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { Refusal } from '../refusals/refusal.ts';

/** French days, both included. */
export type Period = { since: string; until: string };

const MOST_DAYS = 366;

export function reportPeriod({ since, until }: Period): Period {
  const isPeriod = isCalendarDay(since) && isCalendarDay(until) && since <= until;
  if (!isPeriod || Date.parse(until) - Date.parse(since) >= MOST_DAYS * DAY_MS)
    throw new Refusal('REPORT_PERIOD');
  return { since, until };
}

export function daysOf({ since, until }: Period): string[] {
  const length = Math.max(0, daysUntil(since, until) + 1);
  const first = Date.parse(since);
  return Array.from({ length }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10));
}
