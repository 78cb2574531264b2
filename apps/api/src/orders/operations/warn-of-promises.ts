import { promiseStep } from '@nuancier/domain/arrivals/late-promise.ts';
import type { Promised, PromiseStep } from '@nuancier/domain/arrivals/late-promise.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { isPromiseOpen } from '@nuancier/domain/orders/order-parts.ts';
import type { StoreHours } from '@nuancier/domain/stores/opening-hours.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { allShops } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { isTold, tellLate } from '../news/order-events.ts';
import { selectPromised } from '../news/order-notices-store.ts';
import type { DeliveryNth } from '../news/order-notices-store.ts';
import { deliveryOf, notifyStoreOfPromise } from '../news/store-news.ts';
import { linePartsOf } from '../records/order-record.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrderForUpdate } from '../records/orders-read-store.ts';

type Means = { db: DatabasePool; now: () => Date; warningMinutes: number };

/** The day before a long weekend is near for what is promised after it. */
const AHEAD_MS = 6 * DAY_MS;

/** By the shop itself: each store is told once that a delivery or pick-up is nearly due, and once that it is late. */
export async function warnOfPromises(
  means: Means,
  signal?: AbortSignal,
): Promise<Readonly<Record<PromiseStep, number>>> {
  const { db, warningMinutes } = means;
  const now = means.now();
  const shops = new Map((await allShops(db)).map((shop) => [shop.code, shop]));
  const count = { near: 0, late: 0 };
  const promised = await selectPromised(db, new Date(now.getTime() + AHEAD_MS));
  const due = promised.flatMap((order) =>
    promisesOf(order).flatMap(({ delivery, promise }) => {
      const step = promiseStep(promise, { store: hoursOf(shops.get(order.shopCode)), now, warningMinutes });
      const isNews = step !== null && order.left.includes(delivery) && !isSaid(order.told, step, delivery);
      return isNews ? [{ number: order.number, delivery }] : [];
    }),
  );
  for (const { number, delivery } of due) {
    if (signal?.aborted) break;
    // oxlint-disable-next-line no-await-in-loop -- one short transaction each, so that no order is held for long
    const told = await db.transaction().execute(async (transaction) => {
      const order = await selectOrderForUpdate(transaction, number);
      if (order === undefined) return null;
      const step = stepOf(order, delivery, { store: shops.get(order.shopCode), now, warningMinutes });
      if (step === null || !(await notifyStoreOfPromise(transaction, order, { step, delivery, now })))
        return null;
      if (step === 'late') await tellLate(transaction, number, now);
      return step;
    });
    if (told !== null) count[told] += 1;
  }
  return count;
}

/** Of two deliveries each has its own day, whatever became of the other. */
function promisesOf(order: Promised): { delivery: DeliveryNth; promise: Promised }[] {
  const first = { delivery: 1, promise: order } as const;
  return order.mode === 'LIV' && order.firstDeliveryOn !== null
    ? [first, { delivery: 2, promise: { ...order, firstDeliveryOn: null } }]
    : [first];
}

/** Late was said: that it was nearly so is no news any more. */
function isSaid(told: readonly string[], step: PromiseStep, delivery: DeliveryNth): boolean {
  return told.includes(`late ${delivery}`) || told.includes(`${step} ${delivery}`);
}

type Moment = { store: Shop | undefined; now: Date; warningMinutes: number };

function stepOf(order: Order, delivery: DeliveryNth, moment: Moment): PromiseStep | null {
  const ofIt = order.lines.filter((line) => order.firstDeliveryOn === null || deliveryOf(line) === delivery);
  if (!isTold(order) || order.waitingForApproval || !isPromiseOpen(order, ofIt.map(linePartsOf))) return null;
  const found = promisesOf(order).find((one) => one.delivery === delivery);
  return found === undefined ? null : promiseStep(found.promise, { ...moment, store: hoursOf(moment.store) });
}

/** A store that is gone has no hours: its orders are late, never nearly so. */
function hoursOf(store: Shop | undefined): StoreHours {
  return store ?? { schedules: {}, specialHours: null };
}
