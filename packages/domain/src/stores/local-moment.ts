import type { LocalMoment } from './opening-hours.ts';
import { MINUTE_MS } from '../durations.ts';

const parisClock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

let latest: { minute: number; moment: Readonly<LocalMoment> } | undefined;

/** The local date and time of a store in metropolitan France. Mostly called for the present: computed once a minute. */
export function localMoment(instant: Date): Readonly<LocalMoment> {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (latest?.minute !== minute) latest = { minute, moment: workedOut(instant) };
  return latest.moment;
}

function workedOut(instant: Date): LocalMoment {
  const parts = new Map(parisClock.formatToParts(instant).map((part) => [part.type, part.value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** The instant at which a store's wall shows this date and time. */
export function instantAt(moment: LocalMoment): Date {
  const shown = asIfUtc(moment);
  // The offset is that of the instant sought: near a change of the clocks the first guess may have the other one.
  const guess = shown - parisOffset(shown);
  return new Date(shown - parisOffset(guess));
}

function parisOffset(instant: number): number {
  return asIfUtc(localMoment(new Date(instant))) - instant;
}

function asIfUtc({ date, minutes }: LocalMoment): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
}
