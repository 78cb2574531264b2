import type { PromiseAfter } from '@nuancier/domain/arrivals/after-closing.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';

/** Another moment than was promised; a wish for the former one is over with it. */
export async function writePromise(
  db: DatabaseTransaction,
  orderId: number,
  promise: PromiseAfter,
): Promise<void> {
  const moved =
    promise.mode === 'EMP' ? { promised_at: promise.promisedAt } : { delivery_on: promise.deliveryOn };
  await db
    .updateTable('orders')
    .set({ ...moved, wished_on: null, wished_from: null, wished_until: null })
    .where('id', '=', orderId)
    .execute();
}
