const shown = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const day = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** « 15/11/2026 », the day it is in France. */
export function frenchDate(moment: Date): string {
  return day.format(moment);
}

/** « le 15/11/2026 à 08:15 », as a French wall shows it. */
export function frenchMoment(moment: Date): string {
  const parts = new Map(shown.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return `le ${part('day')}/${part('month')}/${part('year')} à ${part('hour')}:${part('minute')}`;
}
