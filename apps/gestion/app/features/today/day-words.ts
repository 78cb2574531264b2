// How far a moment is, in days of the shop's own calendar.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { todayCopy } from './today-copy.ts';

/** « il y a 3 jours »; of what is to come « dans 3 jours ». */
export function agoWords(at: string, now: string): string {
  const days = daysBetween(localMoment(new Date(at)).date, localMoment(new Date(now)).date);
  if (days < 0) return untilWords(localMoment(new Date(at)).date, now);
  if (days === 0) return todayCopy.ago.today;
  return days === 1 ? todayCopy.ago.yesterday : todayCopy.ago.days(days);
}

/** « dans 3 jours »; of what is over « passé de 3 jours ». */
export function untilWords(day: string, now: string): string {
  const days = daysBetween(localMoment(new Date(now)).date, day);
  if (days < 0) return todayCopy.until.late(-days);
  if (days === 0) return todayCopy.until.today;
  return days === 1 ? todayCopy.until.tomorrow : todayCopy.until.days(days);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
