import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import type { WishlistRecord } from './wishlist-record.ts';

// Any number of our own: with the customer's id, what the lock is known by.
const LOCK = 18;

/** Until the transaction ends nobody else makes, renames or fills lists of this customer. */
export async function holdLists(db: DatabaseTransaction, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}, ${customerId})`.execute(db);
}

/** The oldest first. */
export async function selectLists(db: Database, customerId: number): Promise<WishlistRecord[]> {
  const found = await sql<WishlistRecord>`
    select wishlist.id, wishlist.name, wishlist.updated_at as "updatedAt",
      (select count(*)::int from wishlist_item where wishlist_id = wishlist.id) as count
    from wishlist where customer_id = ${customerId} order by wishlist.id`.execute(db);
  return found.rows;
}

export async function insertList(
  db: Database,
  customerId: number,
  name: string,
  now: Date,
): Promise<WishlistRecord> {
  const { id } = await db
    .insertInto('wishlist')
    .values({ customer_id: customerId, name, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, count: 0, updatedAt: now };
}

/** Under an id that was known before. */
export async function insertListAs(
  db: Database,
  list: { id: number; customerId: number; name: string },
  now: Date,
): Promise<WishlistRecord> {
  await sql`
    insert into wishlist (id, customer_id, name, created_at, updated_at) overriding system value
    values (${list.id}, ${list.customerId}, ${list.name}, ${now}, ${now})`.execute(db);
  return { id: list.id, name: list.name, count: 0, updatedAt: now };
}

export async function renameList(db: Database, id: number, name: string, now: Date): Promise<void> {
  await db.updateTable('wishlist').set({ name, updated_at: now }).where('id', '=', id).execute();
}

export async function touchList(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('wishlist').set({ updated_at: now }).where('id', '=', id).execute();
}

export async function deleteList(db: Database, id: number): Promise<void> {
  await db.deleteFrom('wishlist').where('id', '=', id).execute();
}
