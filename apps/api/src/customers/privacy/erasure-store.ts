// What must go when a person is forgotten. Whatever of an account names a customer belongs in this file.
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export async function lockCustomer(
  db: Database,
  id: number,
): Promise<{ email: string; role: Role | null } | undefined> {
  return db
    .selectFrom('customer')
    .select(['email', 'role'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Sub-accounts that would be left without a head. */
export async function countDependants(db: Database, id: number): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from customer sub
    where sub.parent_id = ${id} and (sub.is_active or sub.suspended_at is not null)
      and sub.erased_at is null`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export async function deletePersonalRows(db: Database, id: number, email: string): Promise<void> {
  await deleteAccountRows(db, id, email);
  await sql`delete from contact_message where customer_id = ${id} or email = ${email}::citext`.execute(db);
}

/** Ways in, choices and places: all but what the person wrote to us. */
export async function deleteAccountRows(db: Database, id: number, email: string): Promise<void> {
  // One statement: what hangs on the account goes together.
  await sql`
    with addresses as (delete from customer_address where customer_id = ${id}),
      sessions as (delete from customer_session where ${id} in (customer_id, representative_id)),
      devices as (delete from known_device where customer_id = ${id}),
      password_links as (delete from password_link where customer_id = ${id}),
      proofs as (delete from company_proof where customer_id = ${id}),
      confirmations as (delete from email_confirmation where customer_id = ${id}),
      optins as (delete from customer_optin where customer_id = ${id}),
      links as (delete from connect_as_token where ${id} in (customer_id, representative_id)),
      portfolios as (delete from portfolio where ${id} in (customer_id, representative_id))
    select`.execute(db);
  await db.deleteFrom('persistent_login').where('customer_id', '=', id).execute();
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
}

/** No password signs in any more; an address of the reserved domain keeps the column unique and is undeliverable. */
export async function emptyCustomer(
  db: Database,
  id: number,
  { firstname, lastname, now }: { firstname: string; lastname: string; now: Date },
): Promise<void> {
  await db
    .updateTable('customer')
    .set({
      email: `efface-${id}@compte.invalid`,
      password_hash: null,
      prefix: null,
      firstname,
      middlename: null,
      lastname,
      suffix: null,
      job_title: null,
      mobile: null,
      date_of_birth: null,
      gender: null,
      taxvat: null,
      is_subscribed: false,
      is_active: false,
      suspended_at: null,
      current_shop_code: null,
      once_shop_code: null,
      once_shop_until: null,
      merged_email: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
}
