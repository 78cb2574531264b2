// The week as a form holds it, day by day.
import { weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import type { Weekday } from '@nuancier/domain/stores/opening-hours.ts';
import { dayValues, readDay, typedIn, typedValues } from './day-values.ts';
import type { HourValues } from './day-values.ts';

type WeekDay = { weekday: Weekday; hours: string };

export function weekValues(week: readonly WeekDay[]): HourValues {
  return Object.assign({}, ...week.map(({ weekday, hours }) => dayValues(weekday, hours)));
}

/** A day that is closed stays so. */
export function mondayCopied(values: HourValues): HourValues {
  const monday = typedIn(values, 'monday');
  const open = weekdays.filter((weekday) => !typedIn(values, weekday).isClosed);
  return Object.assign({ ...values }, ...open.map((weekday) => typedValues(weekday, monday)));
}

type ReadWeek = { week: WeekDay[]; faults: Record<string, string> };

export function readWeek(values: HourValues): ReadWeek {
  const read: ReadWeek = { week: [], faults: {} };
  for (const weekday of weekdays) {
    const day = readDay(values, weekday);
    if ('hours' in day) read.week.push({ weekday, hours: day.hours });
    else Object.assign(read.faults, day.faults);
  }
  return read;
}
