// When goods are there: at the store to be fetched, at the buyer's door to be unloaded.
import { instantAt, localMoment } from '../stores/local-moment.ts';
import { addDays, hoursOn } from '../stores/opening-hours.ts';
import type { StoreHours } from '../stores/opening-hours.ts';
import { promisedPickup } from '../stores/pickup-promise.ts';
import { addWorkingDays, isWorkingDay, workingDayFrom } from '../stores/working-days.ts';
import { deliveryFor, pickupFor } from '../stock/availability.ts';
import type { StockFacts } from '../stock/availability.ts';

/** How the site delivers. */
export type DeliveryRhythm = {
  /** minutes since midnight: what is ordered before leaves the same working day */
  cutOff: number;
  /** working days on the way */
  days: number;
};

/** From the site's settings: 'HH:mm' and working days. */
export function rhythmOf(cutOff: string, days: number): DeliveryRhythm {
  const [hours = 0, minutes = 0] = cutOff.split(':').map(Number);
  return { cutOff: hours * 60 + minutes, days };
}

export type Shelved = {
  packs: number;
  /** at the buyer's store */
  store: StockFacts | undefined;
  /** packs that leave for a delivery at once: `packsForDelivery` */
  deliverable: number;
};

export type Arrival = {
  /** null: the time is not known, or it cannot be picked up */
  pickupAt: Date | null;
  /** null: the day is not known, or it cannot be delivered */
  deliveryOn: string | null;
};

export function arrivalOf(goods: Shelved, store: StoreHours, rhythm: DeliveryRhythm, now: Date): Arrival {
  return { pickupAt: pickupAt(goods, store, now), deliveryOn: deliveryOn(goods, rhythm, now) };
}

/** Of several: the slowest decides, and one without a date leaves all without. */
export function slowest(arrivals: readonly Arrival[]): Arrival {
  const moments = arrivals.map(({ pickupAt: moment }) => moment);
  const days = arrivals.map(({ deliveryOn: day }) => day);
  return { pickupAt: latest(moments), deliveryOn: latest(days) };
}

function latest<Moment extends Date | string>(moments: readonly (Moment | null)[]): Moment | null {
  let last: Moment | null = null;
  for (const moment of moments) {
    if (moment === null) return null;
    if (last === null || moment > last) last = moment;
  }
  return last;
}

function pickupAt({ packs, store }: Shelved, hours: StoreHours, now: Date): Date | null {
  const pickup = pickupFor(store, packs);
  if (pickup.kind === 'click-and-collect') return promisedPickup(hours, now);
  return pickup.kind === 'resupply' ? openingFrom(hours, addDays(localMoment(now).date, pickup.days)) : null;
}

/** A store closed for longer than this promises nothing. */
const PATIENCE_DAYS = 30;

/** The first opening on that day or after. */
export function openingFrom(hours: StoreHours, date: string): Date | null {
  for (let ahead = 0; ahead <= PATIENCE_DAYS; ahead += 1) {
    const day = addDays(date, ahead);
    const [first] = hoursOn(hours, day);
    if (first) return instantAt({ date: day, minutes: first.from });
  }
  return null;
}

/**
 * The day a delivery would be there, whichever store has it brought. Only for what every store may sell: an article
 * sold while stock lasts depends on the one that has it.
 */
export function deliveryFromPlatform(
  platform: StockFacts | undefined,
  packs: number,
  rhythm: DeliveryRhythm,
  now: Date,
): string | null {
  return deliveryAnywhere(packsAnywhere(platform), packs, rhythm, now);
}

/** How many packs the platform gives to a delivery by any store; null where that depends on the store. */
export function packsAnywhere(platform: StockFacts | undefined): number | null {
  const isFollowed = ['P', 'S', 'V'].includes(platform?.statutArticleMag ?? '');
  if (!isFollowed || deliveryFor(platform, 1).kind === 'unavailable') return null;
  return platform?.available ?? 0;
}

/** As `deliveryFromPlatform`, from the result of `packsAnywhere`. */
export function deliveryAnywhere(
  held: number | null,
  packs: number,
  rhythm: DeliveryRhythm,
  now: Date,
): string | null {
  return held === null || held < packs ? null : addWorkingDays(nextDeparture(rhythm, now), rhythm.days);
}

function deliveryOn(goods: Shelved, rhythm: DeliveryRhythm, now: Date): string | null {
  if (deliveryFor(goods.store, goods.packs).kind === 'unavailable') return null;
  const leaves = leavesOn(goods, rhythm, now);
  return leaves === null ? null : addWorkingDays(leaves, rhythm.days);
}

function leavesOn({ packs, store, deliverable }: Shelved, rhythm: DeliveryRhythm, now: Date): string | null {
  if (deliverable >= packs) return nextDeparture(rhythm, now);
  // Brought in for the order: as long as the store's own resupply, where that has a known length.
  const brought = store && pickupFor({ ...store, available: 0 }, packs);
  return brought?.kind === 'resupply' ? workingDayFrom(addDays(localMoment(now).date, brought.days)) : null;
}

function nextDeparture({ cutOff }: DeliveryRhythm, now: Date): string {
  const { date, minutes } = localMoment(now);
  return isWorkingDay(date) && minutes < cutOff ? date : workingDayFrom(addDays(date, 1));
}
