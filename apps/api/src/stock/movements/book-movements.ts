// What the merchant's own system says of the orders it was told of.
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { deleteContained, selectUntold, setBooked, setRead, shelvesOfOrders } from './movements-store.ts';
import type { MovementBooking } from './movements-store.ts';
import { lockShelves, shelfList, sumOpenPacks } from './open-sums-store.ts';

/** What was told of, and what is in the merchant's books since when. */
export type MovementNews = { read: readonly string[]; booked: readonly MovementBooking[]; now: Date };

/** Told again, or in another order, it changes nothing. Once in a transaction. */
export async function noteMovementNews(
  db: DatabaseTransaction,
  { read, booked, now }: MovementNews,
): Promise<void> {
  // A log that is read again locks no shelf.
  const fresh = read.length === 0 ? [] : await selectUntold(db, read);
  const numbers = new Set([...fresh, ...booked.map(({ orderNumber }) => orderNumber)]);
  const shelves = numbers.size === 0 ? [] : await shelvesOfOrders(db, [...numbers]);
  if (shelves.length === 0) return;
  const list = shelfList(shelves);
  await lockShelves(db, list);
  if (fresh.length > 0) await setRead(db, fresh, now);
  if (booked.length > 0) await setBooked(db, booked);
  await sumOpenPacks(db, list);
}

const BATCH = 5_000;

/** For the night: movements no count to come can need. */
export async function forgetMovements(db: DatabasePool): Promise<number> {
  let forgotten = 0;
  let after: number | null = 0;
  while (after !== null) {
    // oxlint-disable-next-line no-await-in-loop -- short statements, so that nobody waits for long
    const { gone, read, last }: Awaited<ReturnType<typeof deleteContained>> = await deleteContained(db, {
      after,
      most: BATCH,
    });
    forgotten += gone;
    after = read === BATCH ? last : null;
  }
  return forgotten;
}
