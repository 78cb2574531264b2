// A day's hours as a form holds them: a box and four times.
import { readTypedDay, TIMES_OF_DAY, typedDay } from '@nuancier/domain/stores/typed-day.ts';
import type { DayFault, TypedDay } from '@nuancier/domain/stores/typed-day.ts';
import { storesCopy } from './stores-copy.ts';

export type HourValues = Partial<Record<string, string>>;

/** `day`: what tells it from the others in its form. */
export const closedName = (day: string): string => `${day}-ferme`;
export const timeName = (day: string, at: number): string => `${day}-${at + 1}`;
const TIMES = Array.from({ length: TIMES_OF_DAY }, (_, at) => at);

export function dayValues(day: string, hours: string): HourValues {
  return typedValues(day, typedDay(hours));
}

export function typedValues(day: string, { isClosed, times }: TypedDay): HourValues {
  return Object.fromEntries([
    [closedName(day), isClosed ? 'oui' : ''],
    ...TIMES.map((at) => [timeName(day, at), times[at] ?? '']),
  ]);
}

export function typedIn(values: HourValues, day: string): TypedDay {
  return {
    isClosed: values[closedName(day)] === 'oui',
    times: TIMES.map((at) => values[timeName(day, at)] ?? ''),
  };
}

type ReadDay = { hours: string } | { faults: Record<string, string> };

/** As the day is kept, or what is wrong at which field. */
export function readDay(values: HourValues, day: string): ReadDay {
  const read = readTypedDay(typedIn(values, day));
  return read.ok
    ? { hours: read.value }
    : { faults: { [timeName(day, read.refusal.at)]: faultWords(read.refusal) } };
}

function faultWords({ at, reason }: DayFault): string {
  return reason === 'MISSING' && at === 0 ? storesCopy.timeFaults.NONE : storesCopy.timeFaults[reason];
}
