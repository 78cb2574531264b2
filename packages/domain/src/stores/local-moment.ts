import type { LocalMoment } from './opening-hours.ts';

const MINUTE_MS = 60_000;

const parisClock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The date and time on the wall of a store in metropolitan France. */
export function localMoment(instant: Date): LocalMoment {
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
