// « Click & Collect 3H » as a moment: three hours during which the store is open.
import { instantAt, localMoment } from './local-moment.ts';
import { addDays, hoursOn } from './opening-hours.ts';
import type { StoreHours } from './opening-hours.ts';
import { MINUTE_MS } from '../durations.ts';

const PREPARATION_MS = 3 * 60 * MINUTE_MS;

/** A store that does not find three hours in this time promises nothing. */
const HORIZON_DAYS = 60;

/**
 * The first moment the store is open with three opening hours behind it. An order ready at closing time
 * is therefore promised for the next opening.
 */
export function promisedPickup(store: StoreHours, now: Date): Date | null {
  // A promise is a whole minute, and never earlier than the work allows.
  let worked = Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS;
  let left = PREPARATION_MS;
  const today = localMoment(now).date;
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    for (const { from, to } of openings(store, addDays(today, ahead))) {
      const start = Math.max(from, worked);
      if (start + left < to) return new Date(start + left);
      left -= Math.max(0, to - start);
      worked = Math.max(worked, to);
    }
  }
  return null;
}

function openings(store: StoreHours, date: string): { from: number; to: number }[] {
  return hoursOn(store, date).map(({ from, to }) => ({
    from: instantAt({ date, minutes: from }).getTime(),
    to: instantAt({ date, minutes: to }).getTime(),
  }));
}
