// The time of day as the screens write it: « 7 h », « 10 h 30 ».
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';

/** From minutes since midnight. */
export function frenchClock(minutes: number): string {
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}\u00A0h`;
  return rest === 0 ? hours : `${hours}\u00A0${String(rest).padStart(2, '0')}`;
}

/** Of an instant, on French time. */
export function frenchClockAt(instant: Date): string {
  return frenchClock(localMoment(instant).minutes);
}
