// The days of the coming year a shop does not keep its usual hours, as the store locator reads them.
import { publicHolidays, type Region } from './public-holidays.ts';
import { addDays } from './shift-dates.ts';

export type Exception = { inDays: number; hours: string };

const EVES = ['12-24', '12-31'];
const EVE_HOURS = '07:30-16:00';
const HORIZON_DAYS = 400;

/** `day` is the French calendar day the demo is loaded for. */
export function specialHours(day: string, region: Region, exceptions: readonly Exception[]): string {
  const horizon = addDays(day, HORIZON_DAYS);
  const years = [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1, Number(day.slice(0, 4)) + 2];
  const entries = new Map<string, string>();
  for (const year of years) {
    for (const holiday of publicHolidays(year, region)) entries.set(holiday, 'x');
    for (const eve of EVES) if (!isSunday(`${year}-${eve}`)) entries.set(`${year}-${eve}`, EVE_HOURS);
  }
  for (const { inDays, hours } of exceptions) {
    const exceptional = addDays(day, inDays);
    if (!entries.has(exceptional)) entries.set(exceptional, hours);
  }
  return [...entries]
    .filter(([entry]) => entry >= day && entry <= horizon)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([entry, hours]) => `${entry} ${hours}`)
    .join(',');
}

function isSunday(day: string): boolean {
  return new Date(day).getUTCDay() === 0;
}
