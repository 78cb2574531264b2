// The days French shops are shut by law or by custom.
import { DAY_MS } from '@nuancier/domain/durations.ts';

export type Region = 'france' | 'alsace-moselle';

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** The holidays of one year that do not fall on a Sunday, in order, as YYYY-MM-DD. */
export function publicHolidays(year: number, region: Region): string[] {
  const easter = easterSunday(year);
  const moving = [easter + DAY_MS, easter + 39 * DAY_MS, easter + 50 * DAY_MS];
  const local = region === 'alsace-moselle' ? [easter - 2 * DAY_MS, Date.parse(`${year}-12-26`)] : [];
  const all = [...FIXED.map((day) => Date.parse(`${year}-${day}`)), ...moving, ...local];
  return all
    .filter((moment) => new Date(moment).getUTCDay() !== 0)
    .toSorted((one, other) => one - other)
    .map((moment) => new Date(moment).toISOString().slice(0, 10));
}

// The Gregorian computus of Meeus, Jones and Butcher.
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
