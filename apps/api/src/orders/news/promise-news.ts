import type { PromiseAfter } from '@nuancier/domain/arrivals/after-closing.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import type { Shop } from '../../stores/stores.ts';
import type { Order } from '../records/order-record.ts';
import { hoursText, pageOf, readerOf } from './order-news.ts';

type Moved = { promise: PromiseAfter; store: Shop; closedOn: string; now: Date };

/** The store is closed on the day that was promised. False: its customer has switched such mails off, and is called. */
export async function notifyPromiseMoved(
  db: DatabaseTransaction,
  order: Order,
  { promise, store, closedOn, now }: Moved,
): Promise<boolean> {
  const reader = await readerOf(db, order);
  if (reader === null) return false;
  const { showsPrices: _shows, account: _account, to, ...addressed } = reader;
  const variables = {
    ...addressed,
    ...pageOf(order),
    mode: order.mode,
    closedOn,
    shop: { name: store.titleLabel, phone: store.primaryPhone },
    due: promise.mode === 'EMP' ? promise.promisedAt.toISOString() : promise.deliveryOn,
    hours: promise.mode === 'EMP' ? hoursText(store, localMoment(promise.promisedAt).date) : null,
  };
  await queueMail(db, { template: 'order_promise_moved', to, variables }, now);
  return true;
}
