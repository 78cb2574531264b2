import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export async function updateShop(db: Database, customerId: number, shopCode: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ current_shop_code: shopCode, once_shop_code: null, once_shop_until: null })
    .where('id', '=', customerId)
    .execute();
}

/** For a day at most, by the database's own clock, which also reads it. */
export async function updateShopOnce(
  db: Database,
  customerId: number,
  shopCode: string | null,
): Promise<void> {
  await sql`
    update customer set once_shop_code = ${shopCode}, once_shop_until = now() + interval '1 day'
    where id = ${customerId} and once_shop_code is distinct from ${shopCode}`.execute(db);
}

/** Retention of unused accounts counts from here. */
export async function noteVisit(db: Database, customerId: number, now: Date): Promise<void> {
  await db.updateTable('customer').set({ last_seen_at: now }).where('id', '=', customerId).execute();
}

export async function selectNames(
  db: Database,
  id: number,
): Promise<{ email: string; firstname: string; lastname: string } | undefined> {
  return db
    .selectFrom('customer')
    .select(['email', 'firstname', 'lastname'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function selectCreditLimit(db: Database, companyId: number): Promise<number> {
  const found = await sql<{ cents: string }>`
    select credit_limit_cents::text as cents from company where id = ${companyId}`.execute(db);
  return Number(found.rows[0]?.cents ?? 0);
}

export async function selectPaymentTerms(db: Database, companyId: number): Promise<string | null> {
  const company = await db
    .selectFrom('company')
    .select('payment_terms')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company?.payment_terms ?? null;
}

export async function lockCreditLimit(db: Database, companyId: number): Promise<number> {
  const found = await sql<{ cents: string }>`
    select credit_limit_cents::text as cents from company where id = ${companyId} for update`.execute(db);
  return Number(found.rows[0]?.cents ?? 0);
}
