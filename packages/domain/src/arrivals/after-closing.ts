// What is promised instead, when the store stays closed on the day it had promised.
import { addDays, hoursOn } from '../stores/opening-hours.ts';
import type { StoreHours } from '../stores/opening-hours.ts';
import { promisedPickup } from '../stores/pickup-promise.ts';
import { workingDayFrom } from '../stores/working-days.ts';
import { openingFrom } from './arrival.ts';

export type PromiseAfter = { mode: 'EMP'; promisedAt: Date } | { mode: 'LIV'; deliveryOn: string };

/** A store that neither opens nor sends in this time promises nothing. */
const PATIENCE_DAYS = 30;

/**
 * At the counter: the first opening after that day, and never before the store has had its opening hours to prepare it.
 * A delivery: the first day after on which goods travel and the store is open. Null where nothing can be promised, and
 * for two deliveries, whose days hang together: somebody calls the customer.
 */
export function promiseAfterClosing(
  { mode, firstDeliveryOn }: { mode: 'EMP' | 'LIV'; firstDeliveryOn: string | null },
  { store, on, now }: { store: StoreHours; on: string; now: Date },
): PromiseAfter | null {
  if (mode === 'EMP') {
    const opening = openingFrom(store, addDays(on, 1));
    const worked = promisedPickup(store, now);
    if (opening === null || worked === null) return null;
    return { mode, promisedAt: worked > opening ? worked : opening };
  }
  const deliveryOn = firstDeliveryOn === null ? dayOfDelivery(store, on) : null;
  return deliveryOn === null ? null : { mode, deliveryOn };
}

function dayOfDelivery(store: StoreHours, after: string): string | null {
  const last = addDays(after, PATIENCE_DAYS);
  for (let day = nextAfter(after); day <= last; day = nextAfter(day))
    if (hoursOn(store, day).length > 0) return day;
  return null;
}

const nextAfter = (day: string) => workingDayFrom(addDays(day, 1));
