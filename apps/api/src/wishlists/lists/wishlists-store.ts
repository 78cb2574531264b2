import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { listAccess, presentShare } from '@nuancier/domain/wishlists/list-share.ts';
import type { ListReader, ListShare, SharedList } from '@nuancier/domain/wishlists/list-share.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import type { WishlistRecord } from './wishlist-record.ts';

// Any numbers of our own: with the owner's or the company's id, what the locks are known by.
const LISTS_LOCK = 18;
const SHARING_LOCK = 54;

/** Locks the creating, renaming and filling of these customers' lists until the transaction ends. */
export async function lockLists(db: DatabaseTransaction, ...customerIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(customerIds)].toSorted((one, other) => one - other))
    // oxlint-disable-next-line no-await-in-loop -- in the same order for all, so that no two wait for each other
    await sql`select pg_advisory_xact_lock(${LISTS_LOCK}, ${id})`.execute(db);
}

/** Locks sharing in this company until the transaction ends, because shared lists are counted. */
export async function lockSharing(db: DatabaseTransaction, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SHARING_LOCK}, ${companyId})`.execute(db);
}

type Row = Omit<WishlistRecord, 'access'> & SharedList;

const found = (condition: RawBuilder<unknown>) => sql<Row>`
  select wishlist.id, wishlist.name, wishlist.updated_at as "updatedAt",
    (select count(*)::int from wishlist_item where wishlist_id = wishlist.id) as count,
    owner.id as "ownerId", concat_ws(' ', owner.firstname, owner.lastname) as "ownerName",
    not owner.is_active and owner.suspended_at is null as "ownerLeft", owner.company_id as "ownerCompanyId",
    wishlist.share, wishlist.shared_company_id as "sharedCompanyId"
  from wishlist join customer owner on owner.id = wishlist.customer_id
  where ${condition}`;

/** A customer's own, the oldest first. */
export async function selectLists(db: Database, customerId: number): Promise<WishlistRecord[]> {
  const { rows } = await found(sql`owner.id = ${customerId} order by wishlist.id`).execute(db);
  return rows.flatMap(asSeenBy({ customerId, companyId: null }));
}

/** What the reader's colleagues share, by name. */
export async function selectCompanyLists(db: Database, reader: ListReader): Promise<WishlistRecord[]> {
  const { rows } = await found(sql`wishlist.shared_company_id = ${reader.companyId}
    and owner.id <> ${reader.customerId} order by lower(wishlist.name), wishlist.id`).execute(db);
  return rows.flatMap(asSeenBy(reader));
}

/** None where the list does not exist for this reader. */
export async function selectList(
  db: Database,
  reader: ListReader,
  id: number,
): Promise<WishlistRecord | undefined> {
  const { rows } = await found(sql`wishlist.id = ${id}`).execute(db);
  return rows.flatMap(asSeenBy(reader))[0];
}

const asSeenBy =
  (reader: ListReader) =>
  (row: Row): WishlistRecord[] => {
    const access = listAccess(row, reader);
    if (access === null) return [];
    const { ownerCompanyId: _company, sharedCompanyId: _shared, ...list } = row;
    return [{ ...list, share: presentShare(row), access }];
  };

export async function countShared(db: Database, companyId: number): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from wishlist join customer owner on owner.id = wishlist.customer_id
    where wishlist.shared_company_id = ${companyId} and owner.company_id = ${companyId}`.execute(db);
  return counted.rows[0]?.count ?? 0;
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
  return ownList(db, customerId, id);
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
  return ownList(db, list.customerId, list.id);
}

async function ownList(db: Database, customerId: number, id: number): Promise<WishlistRecord> {
  const list = await selectList(db, { customerId, companyId: null }, id);
  if (list === undefined) throw new Error(`The list ${id} was not written`);
  return list;
}

export async function renameList(db: Database, id: number, name: string, now: Date): Promise<void> {
  await db.updateTable('wishlist').set({ name, updated_at: now }).where('id', '=', id).execute();
}

export async function writeShare(
  db: Database,
  id: number,
  { share, companyId }: { share: ListShare; companyId: number | null },
): Promise<void> {
  const shared_company_id = share === 'private' ? null : companyId;
  await db.updateTable('wishlist').set({ share, shared_company_id }).where('id', '=', id).execute();
}

/** The items change lists, and the empty one goes. */
export async function emptyInto(db: Database, fromId: number, toId: number): Promise<void> {
  await db
    .updateTable('wishlist_item')
    .set({ wishlist_id: toId })
    .where('wishlist_id', '=', fromId)
    .execute();
  await deleteList(db, fromId);
}

export async function touchList(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('wishlist').set({ updated_at: now }).where('id', '=', id).execute();
}

export async function deleteList(db: Database, id: number): Promise<void> {
  await db.deleteFrom('wishlist').where('id', '=', id).execute();
}
