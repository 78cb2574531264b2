// The demo was written for one day; every date in it moves by the days between that day and the one it is loaded for.
import { DAY_MS } from '@nuancier/domain/durations.ts';

/** The day the demo's orders, invoices and quotations were written for. */
export const BASE_DATE = '2026-11-15';

/** The calendar day in France at that moment, as YYYY-MM-DD. */
export function frenchDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(moment);
}

export function daysFromBase(today: Date): number {
  return Math.round((Date.parse(frenchDay(today)) - Date.parse(BASE_DATE)) / DAY_MS);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?=$|T)/;

/** Any piece of demo data with its ISO dates moved; everything else is left as it is. */
export function shiftDates<Value>(value: Value, days: number): Value;
export function shiftDates(value: unknown, days: number): unknown {
  if (typeof value === 'string') return value.replace(ISO_DAY, (day) => addDays(day, days));
  if (Array.isArray(value)) return value.map((entry: unknown) => shiftDates(entry, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shiftDates(entry, days)]));
}
