// What a buyer may wish for instead of « as soon as possible »: another day, a slot at the counter, two deliveries.
import { slowest } from './arrival.ts';
import type { Arrival } from './arrival.ts';
import { instantAt, localMoment } from '../stores/local-moment.ts';
import { addDays, hasSpecialHours, hoursOn } from '../stores/opening-hours.ts';
import type { Range, StoreHours } from '../stores/opening-hours.ts';
import { addWorkingDays, isPublicHoliday, workingDayFrom } from '../stores/working-days.ts';

export type WishedArrival =
  /** delivered that day */
  | { kind: 'day'; on: string }
  /** fetched that day; minutes since midnight on the store's clock */
  | { kind: 'slot'; on: string; from: number; until: number }
  /** delivered in two: what is there first does not wait for the rest */
  | { kind: 'two' };

const DELIVERY_DAYS = 15;
const PICKUP_DAYS = 10;
/** A store that does not open so often within this time offers fewer days. */
const PICKUP_HORIZON_DAYS = 30;
const SLOT_MINUTES = 120;
const SHORTEST_SLOT_MINUTES = 60;
const SLOTS_A_DAY = 12;
/** Fewer working days gained are not worth a second journey. */
const WORTH_WORKING_DAYS = 2;

/**
 * The closed list of possible wishes, from what each line of the cart promises; `store`: where the goods are picked up.
 * Empty where the first day is not known.
 */
export function possibleWishes(
  mode: 'EMP' | 'LIV',
  lines: readonly Arrival[],
  store: StoreHours | null,
): WishedArrival[] {
  const { pickupAt, deliveryOn } = slowest(lines);
  if (mode === 'EMP') return pickupAt === null || store === null ? [] : pickupSlots(store, pickupAt);
  const two: WishedArrival[] = twoDeliveries(lines) === null ? [] : [{ kind: 'two' }];
  return deliveryOn === null ? two : [...two, ...deliveryDays(deliveryOn)];
}

/** The one of this code, if it can be wished for. */
export function wishAmong(possible: readonly WishedArrival[], code: string): WishedArrival | undefined {
  return possible.find((one) => wishCode(one) === code);
}

/** An earlier wish is kept if it is still possible, else lost. */
export function judgeWish(
  wish: WishedArrival | null,
  possible: readonly WishedArrival[],
): { wished: WishedArrival | null; lost: WishedArrival | null } {
  const wished = wish && (wishAmong(possible, wishCode(wish)) ?? null);
  return { wished, lost: wished === null ? wish : null };
}

function deliveryDays(first: string): WishedArrival[] {
  const start = workingDayFrom(first);
  return Array.from({ length: DELIVERY_DAYS }, (_, ahead) => ({
    kind: 'day' as const,
    on: addWorkingDays(start, ahead),
  }));
}

function pickupSlots(store: StoreHours, ready: Date): WishedArrival[] {
  const first = localMoment(ready).date;
  const slots: WishedArrival[] = [];
  let days = 0;
  for (let ahead = 0; ahead < PICKUP_HORIZON_DAYS && days < PICKUP_DAYS; ahead += 1) {
    const on = addDays(first, ahead);
    const ofDay = slotsOn(store, on).filter(({ from }) => instantAt({ date: on, minutes: from }) >= ready);
    if (ofDay.length > 0) days += 1;
    slots.push(...ofDay.map(({ from, to }) => ({ kind: 'slot' as const, on, from, until: to })));
  }
  return slots;
}

/** A store counts as closed on public holidays unless its hours say otherwise. */
function slotsOn(store: StoreHours, date: string): Range[] {
  if (isPublicHoliday(date) && !hasSpecialHours(store, date)) return [];
  return hoursOn(store, date).flatMap(cutUp).slice(0, SLOTS_A_DAY);
}

/** Two hours each, ending at even hours; what would be shorter than one hour joins its neighbour. */
function cutUp({ from, to }: Range): Range[] {
  const slots: Range[] = [];
  let start = from;
  while (start < to) {
    let end = (Math.floor(start / SLOT_MINUTES) + 1) * SLOT_MINUTES;
    if (end - start < SHORTEST_SLOT_MINUTES) end += SLOT_MINUTES;
    if (to - end < SHORTEST_SLOT_MINUTES) end = to;
    slots.push({ from: start, to: end });
    start = end;
  }
  return slots;
}

export type TwoDeliveries = {
  /** when the first is there */
  firstOn: string;
  /** null: the day is not known yet */
  secondOn: string | null;
  /** as many as lines, in their order */
  deliveries: readonly (1 | 2)[];
};

/**
 * What would be there well before the rest; null where nothing is. Lines without a day wait for theirs in the second,
 * alone. Otherwise the two are parted at the widest gap between days, the earlier one of equals.
 */
export function twoDeliveries(lines: readonly Arrival[]): TwoDeliveries | null {
  const days = lines.flatMap(({ deliveryOn }) => (deliveryOn === null ? [] : [deliveryOn])).toSorted();
  const [last] = days.slice(-1);
  if (last === undefined) return null;
  if (days.length < lines.length) return parted(lines, last, null);
  const firstOn = beforeWidestGap([...new Set(days)]);
  if (firstOn === null || addWorkingDays(firstOn, WORTH_WORKING_DAYS) > last) return null;
  return parted(lines, firstOn, last);
}

function parted(lines: readonly Arrival[], firstOn: string, secondOn: string | null): TwoDeliveries {
  const deliveries = lines.map(({ deliveryOn }) => (deliveryOn !== null && deliveryOn <= firstOn ? 1 : 2));
  return { firstOn, secondOn, deliveries };
}

function beforeWidestGap(days: readonly string[]): string | null {
  let before: string | null = null;
  let widest = 0;
  for (const [at, day] of days.entries()) {
    const next = days[at + 1];
    const gap = next === undefined ? 0 : workingDaysBetween(day, next);
    if (gap > widest) [before, widest] = [day, gap];
  }
  return before;
}

function workingDaysBetween(from: string, to: string): number {
  let days = 0;
  for (let day = from; day < to; day = addWorkingDays(day, 1)) days += 1;
  return days;
}

/** As it is kept and sent: `two`, `2026-11-24` or `2026-11-24 10:00-12:00`. */
export function wishCode(wish: WishedArrival): string {
  switch (wish.kind) {
    case 'two':
      return 'two';
    case 'day':
      return wish.on;
    case 'slot':
      return `${wish.on} ${clockCode(wish.from)}-${clockCode(wish.until)}`;
  }
}

/** Null for what is no such code; whether it is possible is another question. */
export function readWish(code: string): WishedArrival | null {
  if (code === 'two') return { kind: 'two' };
  const [, on, fromHour, fromMinute, untilHour, untilMinute] = CODE.exec(code) ?? [];
  if (on === undefined) return null;
  if (fromHour === undefined) return { kind: 'day', on };
  const from = Number(fromHour) * 60 + Number(fromMinute);
  return { kind: 'slot', on, from, until: Number(untilHour) * 60 + Number(untilMinute) };
}

const CODE = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}):(\d{2})-(\d{2}):(\d{2}))?$/;

/** `10:00`, from minutes since midnight. */
export function clockCode(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
