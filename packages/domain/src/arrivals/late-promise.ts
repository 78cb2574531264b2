// Whether the store is about to break its word: nearly due, or due, and not ready.
import { MINUTE_MS } from '../durations.ts';
import { instantAt, localMoment } from '../stores/local-moment.ts';
import { addDays, hoursOn } from '../stores/opening-hours.ts';
import type { StoreHours } from '../stores/opening-hours.ts';
import { isWorkingDay } from '../stores/working-days.ts';
import type { WishedArrival } from './wished-arrival.ts';

export type Promised = {
  mode: 'EMP' | 'LIV';
  promisedAt: Date | null;
  deliveryOn: string | null;
  /** of two deliveries, the first's, while it has not left */
  firstDeliveryOn: string | null;
  wished: WishedArrival | null;
};

export type PromiseStep = 'near' | 'late';

/**
 * For the counter: near when no more than so many opening minutes are left, late from the moment on. For a delivery:
 * near from the working day before, late once its day is over.
 */
export function promiseStep(
  promised: Promised,
  { store, now, warningMinutes }: { store: StoreHours; now: Date; warningMinutes: number },
): PromiseStep | null {
  if (promised.mode === 'LIV') return deliveryStep(promised, localMoment(now).date);
  const due = pickupDue(promised);
  if (due === null) return null;
  if (now >= due) return 'late';
  return openMinutes(store, now, due, warningMinutes) <= warningMinutes ? 'near' : null;
}

/** A slot that was wished for begins later than what was possible. */
function pickupDue({ wished, promisedAt }: Promised): Date | null {
  return wished?.kind === 'slot' ? instantAt({ date: wished.on, minutes: wished.from }) : promisedAt;
}

function deliveryStep({ firstDeliveryOn, deliveryOn }: Promised, today: string): PromiseStep | null {
  const day = firstDeliveryOn ?? deliveryOn;
  if (day === null) return null;
  if (today > day) return 'late';
  return today >= workingDayBefore(day) ? 'near' : null;
}

function workingDayBefore(date: string): string {
  let day = addDays(date, -1);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}

/** Counted no further than just above `enough`. */
function openMinutes(store: StoreHours, from: Date, to: Date, enough: number): number {
  const last = localMoment(to).date;
  let minutes = 0;
  for (let date = localMoment(from).date; date <= last && minutes <= enough; date = addDays(date, 1)) {
    for (const range of hoursOn(store, date)) {
      const start = Math.max(instantAt({ date, minutes: range.from }).getTime(), from.getTime());
      const end = Math.min(instantAt({ date, minutes: range.to }).getTime(), to.getTime());
      minutes += Math.max(0, end - start) / MINUTE_MS;
    }
  }
  return minutes;
}
