// A day's hours typed field by field: the morning's two, then the afternoon's, which may stay empty.
import { rangesOf } from './opening-hours.ts';
import { CLOSED, clockOf, readClock } from './written-hours.ts';

export const TIMES_OF_DAY = 4;
export type TypedDay = { isClosed: boolean; times: readonly string[] };
/** `at`: which of the times. */
export type DayFault = { at: number; reason: 'MISSING' | 'BAD_TIME' | 'NOT_AFTER' };
type ReadDay = { ok: true; value: string } | { ok: false; refusal: DayFault };

/** As the day is kept; the first time that is wrong otherwise. */
export function readTypedDay({ isClosed, times }: TypedDay): ReadDay {
  if (isClosed) return { ok: true, value: CLOSED };
  const typed = Array.from({ length: TIMES_OF_DAY }, (_, at) => times[at]?.trim() ?? '');
  const used = typed.slice(2).some((time) => time !== '') ? typed : typed.slice(0, 2);
  const minutes: number[] = [];
  for (const [at, time] of used.entries()) {
    if (time === '') return { ok: false, refusal: { at, reason: 'MISSING' } };
    const read = readClock(time);
    if (read === null) return { ok: false, refusal: { at, reason: 'BAD_TIME' } };
    if (read <= (minutes.at(-1) ?? -1)) return { ok: false, refusal: { at, reason: 'NOT_AFTER' } };
    minutes.push(read);
  }
  const [from = 0, to = 0, again, until = 0] = minutes;
  const first = `${clockOf(from)}-${clockOf(to)}`;
  return {
    ok: true,
    value: again === undefined ? first : `${first} ${clockOf(again)}-${clockOf(until)}`,
  };
}

/** The same day as its fields show it. */
export function typedDay(hours: string): TypedDay {
  const ranges = rangesOf(hours);
  return {
    isClosed: ranges.length === 0,
    times: ranges.flatMap(({ from, to }) => [clockOf(from), clockOf(to)]),
  };
}
