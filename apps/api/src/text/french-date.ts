import { frenchLongDay } from './french-day.ts';

const short = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' });

export function frenchDate(date: Date): string {
  return frenchLongDay(date);
}

/** « 15/11/2026 » */
export function shortDate(date: Date): string {
  return short.format(date);
}
