// What is promised of the demo's open orders, around the moment it is loaded and within the hours of their stores.
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import { instantAt, localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays, hoursOn } from '@nuancier/domain/stores/opening-hours.ts';
import type { StoreHours } from '@nuancier/domain/stores/opening-hours.ts';
import shops from '../../data/shops.json' with { type: 'json' };
import { frenchDay } from '../../shift-dates.ts';
import { specialHours } from '../../special-hours.ts';
import type { FileLine } from '../file-line.ts';

type OpenOrder = {
  status: OrderStatus;
  isFetched: boolean;
  shopCode: string;
  placedAt: Date;
  /** quarters of an opening hour from now, before zero when it is late; absent, by the status */
  quarters?: number | null | undefined;
};

/** At the counter, in quarters of opening hours from now. */
const QUARTERS: Partial<Record<OrderStatus, number>> = { PARTIELLE: 8, PARTIEL_RETIREE: 42 };

/** What is ready was promised when it was placed, however long it has waited since. */
const QUARTERS_TO_READY = 8;

/** Days on which the store is open. */
const DAYS: Partial<Record<OrderStatus, number>> = { EN_COMMANDE: 3, PREPA_PARTIELLE: 1 };

export function promised(
  { status, isFetched, shopCode, placedAt, quarters: own }: OpenOrder,
  today: Date,
): FileLine {
  const { isReceived } = statusFacts(status);
  if (isReceived || status === 'EXPEDIEE' || status === 'ANNULEE') return {};
  const store = hoursOf(shopCode, today);
  if (!isFetched) return { livraison: openDay(store, today, DAYS[status] ?? 0) };
  const moment =
    status === 'DISPONIBLE'
      ? openMoment(hoursOf(shopCode, placedAt), placedAt, QUARTERS_TO_READY)
      : openMoment(store, today, own ?? QUARTERS[status] ?? 0);
  return { promesse: moment.toISOString() };
}

function openDay(store: StoreHours, today: Date, nth: number): string {
  const open = days(today, 0).filter((date) => hoursOn(store, date).length > 0);
  return found(open[nth]);
}

/** The first quarter that begins after now is the zeroth. */
function openMoment(store: StoreHours, today: Date, nth: number): Date {
  const now = localMoment(today);
  // Compared by the store's wall: of more than a thousand quarters one is made an instant.
  const quarters = days(today, PAST_DAYS).flatMap((date) =>
    hoursOn(store, date).flatMap(({ from, to }) =>
      Array.from({ length: Math.floor((to - from) / QUARTER) }, (_, at) => ({
        date,
        minutes: from + at * QUARTER,
      })),
    ),
  );
  const next = quarters.findIndex(
    ({ date, minutes }) => date > now.date || (date === now.date && minutes > now.minutes),
  );
  return instantAt(found(quarters[next + nth]));
}

const QUARTER = 15;
const PAST_DAYS = 7;
const COMING_DAYS = 21;

function days(today: Date, before: number): string[] {
  const first = addDays(frenchDay(today), -before);
  return Array.from({ length: before + COMING_DAYS }, (_, at) => addDays(first, at));
}

function hoursOf(shopCode: string, today: Date): StoreHours {
  const { schedules, region, exceptional } = found(shops.find(({ code }) => code === shopCode));
  const place = region === 'alsace-moselle' ? region : 'france';
  return { schedules, specialHours: specialHours(frenchDay(today), place, exceptional) };
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The demo promises something of a store that is never open');
  return value;
}
