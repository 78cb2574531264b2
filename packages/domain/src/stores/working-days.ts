// The days on which goods travel in metropolitan France: Monday to Friday, public holidays apart.
import { addDays, weekdayOf } from './opening-hours.ts';

const FIXED = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']);
/** Easter Monday, Ascension Thursday, Whit Monday: so many days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];

export function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 'saturday' && weekday !== 'sunday' && !isPublicHoliday(date);
}

export function isPublicHoliday(date: string): boolean {
  if (FIXED.has(date.slice(5))) return true;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return AFTER_EASTER.some((days) => addDays(easter, days) === date);
}

/** The day itself when goods travel on it. */
export function workingDayFrom(date: string): string {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

export function addWorkingDays(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1));
  return day;
}

/** By the Gregorian reckoning of the moon, as Gauss and Meeus wrote it down. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - moon + 15) % 30;
  const inCentury = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(`${year}-03-22`, epact + weekday - 7 * late);
}
