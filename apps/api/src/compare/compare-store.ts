import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type CompareListRecord = { uid: string; customer_id: number | null; products: readonly string[] };

const columns = ['uid', 'customer_id', 'products'] as const;

export async function selectList(db: Database, uid: string): Promise<CompareListRecord | undefined> {
  return db.selectFrom('compare_list').select(columns).where('uid', '=', uid).executeTakeFirst();
}

export async function selectListOf(db: Database, customerId: number): Promise<CompareListRecord | undefined> {
  return db
    .selectFrom('compare_list')
    .select(columns)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function lockList(db: Database, uid: string): Promise<CompareListRecord | undefined> {
  return db.selectFrom('compare_list').select(columns).where('uid', '=', uid).forUpdate().executeTakeFirst();
}

/** Of two who begin the customer's list at once, both go on with the same one. */
export async function openListOf(
  db: Database,
  { uid, customerId, now }: { uid: string; customerId: number; now: Date },
): Promise<CompareListRecord> {
  return db
    .insertInto('compare_list')
    .values({ uid, customer_id: customerId, products: [], updated_at: now })
    .onConflict((taken) => taken.column('customer_id').doUpdateSet({ updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Also deletes some visitors' lists untouched since `guestSince`. */
export async function insertGuestList(
  db: Database,
  { uid, products, now }: { uid: string; products: readonly string[]; now: Date },
  guestSince: Date,
): Promise<void> {
  await sql`
    with swept as (
      delete from compare_list where uid in (
        select uid from compare_list
        where customer_id is null and updated_at <= ${guestSince} limit 20 for update skip locked))
    insert into compare_list (uid, products, updated_at) values (${uid}, ${products}, ${now})`.execute(db);
}

export async function updateProducts(
  db: Database,
  uid: string,
  { products, now }: { products: readonly string[]; now: Date },
): Promise<void> {
  await db.updateTable('compare_list').set({ products, updated_at: now }).where('uid', '=', uid).execute();
}

export async function deleteList(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('compare_list').where('uid', '=', uid).execute();
}
