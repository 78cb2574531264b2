// Sums the days that do not stand, oldest first, a week at a time. Bears to be stopped anywhere and begun again: what is not
// summed is read from the orders.
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { takeTime } from '../../database/statements/take-time.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import type { Period } from '../report-period.ts';
import { sumBuyers } from './buyers-sums-store.ts';
import { sumCarts } from './carts-sums-store.ts';
import { selectMonthsToSum, sumDemand, sumMonthOfDemand } from './demand-sums-store.ts';
import {
  insertSummedDays,
  openAllDays,
  openTouchedDays,
  selectDaysToRead,
  selectFirstDay,
  selectShelfPrint,
  writeShelfPrint,
} from './figure-days-store.ts';
import type { FigureKind } from './figure-days-store.ts';
import { selectPresentShelfPrint, sumGoods } from './goods-sums-store.ts';
import { sumPromises } from './promises-sums-store.ts';
import { sumSales } from './sales-sums-store.ts';

const WEEK = 7;
/** An order placed a moment before midnight may still be on its way. */
const DAYS_LEFT_OPEN = 2;
const MOST_MS = 5 * MINUTE_MS;

/** How many days were summed. */
export async function sumDays(db: DatabasePool, now: Date, signal: AbortSignal): Promise<number> {
  await openWhatChanged(db);
  const first = await selectFirstDay(db);
  if (first === null) return 0;
  const period = { since: first, until: addDays(localMoment(now).date, -DAYS_LEFT_OPEN) };
  if (period.until < period.since) return 0;
  let summed = 0;
  for (const kind of ['sold', 'due', 'demand', 'carts', 'buyers'] as const)
    for (const stretch of weeksOf(await selectDaysToRead(db, kind, period))) {
      if (signal.aborted) return summed;
      // oxlint-disable-next-line no-await-in-loop -- one week after the other: the shop is open meanwhile
      summed += await db.transaction().execute((trx) => sumStretch(trx, kind, stretch, now));
    }
  await sumMonths(db, signal);
  return summed;
}

/** One after the other: all of a long past at once would be one very long statement. */
async function sumMonths(db: DatabasePool, signal: AbortSignal): Promise<void> {
  for (const month of await selectMonthsToSum(db)) {
    if (signal.aborted) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await db.transaction().execute(async (trx) => {
      await takeTime(trx, MOST_MS);
      await sumMonthOfDemand(trx, month);
    });
  }
}

async function openWhatChanged(db: DatabasePool): Promise<void> {
  const present = await selectPresentShelfPrint(db);
  await db.transaction().execute(async (trx) => {
    await openTouchedDays(trx);
    if ((await selectShelfPrint(trx)) === present) return;
    await openAllDays(trx, 'sold');
    await writeShelfPrint(trx, present);
  });
}

async function sumStretch(
  trx: DatabaseTransaction,
  kind: FigureKind,
  stretch: Period,
  now: Date,
): Promise<number> {
  await takeTime(trx, MOST_MS);
  const days = daysOf(stretch);
  const summed = await SUMS[kind](trx, days, stretch, now);
  await insertSummedDays(trx, kind, summed);
  return summed.length;
}

type Sum = (trx: DatabaseTransaction, days: string[], stretch: Period, now: Date) => Promise<string[]>;

const SUMS: Readonly<Record<FigureKind, Sum>> = {
  sold: async (trx, days, stretch) => {
    await sumSales(trx, days, stretch);
    await sumGoods(trx, days, stretch);
    return days;
  },
  due: sumPromises,
  demand: async (trx, days, stretch) => {
    await sumDemand(trx, days, stretch);
    return days;
  },
  carts: async (trx, days, stretch) => {
    await sumCarts(trx, days, stretch);
    return days;
  },
  buyers: async (trx, days, stretch) => {
    await sumBuyers(trx, days, stretch);
    return days;
  },
};

function weeksOf(stretches: readonly Period[]): Period[] {
  return stretches.flatMap(({ since, until }) => {
    const weeks: Period[] = [];
    for (let day = since; day <= until; day = addDays(day, WEEK)) {
      const end = addDays(day, WEEK - 1);
      weeks.push({ since: day, until: end < until ? end : until });
    }
    return weeks;
  });
}

function daysOf({ since, until }: Period): string[] {
  const days: string[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}
