import { DAY_MS } from './durations.ts';

/** `2026-02-28`, and a day that there is: no 30th of February, no year that a calendar of today leaves out. */
export function isCalendarDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** First and last day of the month before that of the day. */
export function monthBefore(day: string): { from: string; to: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    from: dayText(Date.UTC(year, month - 2, 1)),
    to: dayText(Date.UTC(year, month - 1, 0)),
  };
}

/** Whole days from one to the other; negative when it is over. */
export function daysUntil(day: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
