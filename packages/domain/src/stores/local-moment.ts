import type { LocalMoment } from './opening-hours.ts';

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
