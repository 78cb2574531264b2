import type { PromiseAfter } from '@nuancier/domain/arrivals/after-closing.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { Shop } from '../../stores/stores.ts';
import { tellPromise } from '../news/order-events.ts';
import { notifyPromiseMoved } from '../news/promise-news.ts';
import type { Order } from '../records/order-record.ts';
import { writePromise } from '../records/promise-store.ts';

type Move = { order: Order; promise: PromiseAfter; store: Shop; closedOn: string };

/** Only for whoever can be told so: a promise does not move behind its customer's back. False: it stays. */
export async function movePromise(
  db: DatabaseTransaction,
  place: AuditPlace,
  { order, promise, store, closedOn }: Move,
): Promise<boolean> {
  const now = place.now();
  if (!(await notifyPromiseMoved(db, order, { promise, store, closedOn, now }))) return false;
  await writePromise(db, order.id, promise);
  await tellPromise(db, order, now);
  await recordAudit(db, place, {
    event: 'order-promise-moved',
    customerId: order.customerId,
    details: {
      number: order.number,
      store: store.code,
      closed_on: closedOn,
      before: { promised_at: order.promisedAt?.toISOString() ?? null, delivery_on: order.deliveryOn },
      after:
        promise.mode === 'EMP'
          ? { promised_at: promise.promisedAt.toISOString() }
          : { delivery_on: promise.deliveryOn },
    },
  });
  return true;
}
