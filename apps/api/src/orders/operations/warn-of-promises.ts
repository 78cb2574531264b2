import { promiseStep } from '@nuancier/domain/arrivals/late-promise.ts';
import type { PromiseStep } from '@nuancier/domain/arrivals/late-promise.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { isPromiseOpen } from '@nuancier/domain/orders/order-parts.ts';
import type { StoreHours } from '@nuancier/domain/stores/opening-hours.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { allShops } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { isTold, tellLate } from '../news/order-events.ts';
import { selectPromised } from '../news/order-notices-store.ts';
import { notifyStoreOfPromise } from '../news/store-news.ts';
import { linePartsOf } from '../records/order-record.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrderForUpdate } from '../records/orders-read-store.ts';

type Means = { db: DatabasePool; now: () => Date; warningMinutes: number };

/** The day before a long weekend is near for what is promised after it. */
const AHEAD_MS = 6 * DAY_MS;

/** By the shop itself: each store is told once that an order is nearly due, and once that it is late. */
export async function warnOfPromises(
  means: Means,
  signal?: AbortSignal,
): Promise<Readonly<Record<PromiseStep, number>>> {
  const { db, warningMinutes } = means;
  const now = means.now();
  const shops = new Map((await allShops(db)).map((shop) => [shop.code, shop]));
  const count = { near: 0, late: 0 };
  const promised = await selectPromised(db, new Date(now.getTime() + AHEAD_MS));
  const due = promised.filter((order) => {
    const step = promiseStep(order, { store: hoursOf(shops.get(order.shopCode)), now, warningMinutes });
    return step === 'late' || (step === 'near' && !order.isNearTold);
  });
  for (const { number } of due) {
    if (signal?.aborted) break;
    // oxlint-disable-next-line no-await-in-loop -- one short transaction each, so that no order is held for long
    const told = await db.transaction().execute(async (transaction) => {
      const order = await selectOrderForUpdate(transaction, number);
      if (order === undefined) return null;
      const step = stepOf(order, shops.get(order.shopCode), { now, warningMinutes });
      if (step === null || !(await notifyStoreOfPromise(transaction, order, { step, now }))) return null;
      if (step === 'late') await tellLate(transaction, number, now);
      return step;
    });
    if (told !== null) count[told] += 1;
  }
  return count;
}

type Moment = { now: Date; warningMinutes: number };

export function stepOf(order: Order, store: Shop | undefined, moment: Moment): PromiseStep | null {
  const lines = order.lines.map(linePartsOf);
  if (!isTold(order) || order.waitingForApproval || !isPromiseOpen(order, lines)) return null;
  const { now, warningMinutes } = moment;
  // Once the first of two deliveries has left, the second's day is the promise.
  const firstIsSent = order.lines.every(
    ({ delivery, quantity, handedOver }) => delivery !== 1 || handedOver === quantity,
  );
  const firstDeliveryOn = firstIsSent ? null : order.firstDeliveryOn;
  return promiseStep({ ...order, firstDeliveryOn }, { store: hoursOf(store), now, warningMinutes });
}

/** A store that is gone has no hours: its orders are late, never nearly so. */
function hoursOf(store: Shop | undefined): StoreHours {
  return store ?? { schedules: {}, specialHours: null };
}
