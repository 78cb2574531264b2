// What must go when a person is forgotten. Whatever names a customer and is no order belongs in this file.
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { keyHash } from '../rate-limit/rate-limit.ts';

export async function holdCustomer(
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
  // One statement: what hangs on the account goes together.
  await sql`
    with addresses as (delete from customer_address where customer_id = ${id}),
      sessions as (delete from customer_session where ${id} in (customer_id, representative_id)),
      devices as (delete from known_device where customer_id = ${id}),
      password_links as (delete from password_link where customer_id = ${id}),
      proofs as (delete from company_proof where customer_id = ${id}),
      confirmations as (delete from email_confirmation where customer_id = ${id}),
      optins as (delete from customer_optin where customer_id = ${id}),
      reviews as (delete from product_review where customer_id = ${id}),
      comparisons as (delete from compare_list where customer_id = ${id}),
      shop_tokens as (delete from shop_token where customer_id = ${id}),
      links as (delete from connect_as_token where ${id} in (customer_id, representative_id)),
      portfolios as (delete from portfolio where ${id} in (customer_id, representative_id)),
      uses as (update coupon_use set mailbox_hash = null where customer_id = ${id}),
      news as (delete from approval_message where customer_id = ${id}),
      said as (update approval_event set words = null where actor_id = ${id}
        or request_id in (select request.id from approval_request request where request.customer_id = ${id})),
      words as (update approval_request set comment = null, reason = null where customer_id = ${id})
    select`.execute(db);
  await deleteWishlists(db, id);
  // What was never ordered is nobody's account; requests for approval of it go along.
  await sql`delete from cart where customer_id = ${id} and state <> 'closed'`.execute(db);
  await db.deleteFrom('persistent_login').where('customer_id', '=', id).execute();
  await sql`delete from contact_message where customer_id = ${id} or email = ${email}::citext`.execute(db);
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
  await db.deleteFrom('sign_in_attempt').where('key_hash', '=', keyHash(email)).execute();
  // What was sent and what has not left yet: neither is kept.
  await sql`
    delete from outbox
    where lower(payload ->> 'to') = lower(${email}) or lower(payload ->> 'replyTo') = lower(${email})`.execute(
    db,
  );
}

/**
 * What colleagues work with stays theirs, without the notes of whoever goes and under a name that says so; the head of
 * the company may take it over. Where nobody is left to read it, it goes too.
 */
async function deleteWishlists(db: Database, id: number): Promise<void> {
  await sql`
    delete from wishlist where customer_id = ${id} and not exists (
      select from customer owner join customer colleague on colleague.company_id = owner.company_id
      where owner.id = ${id} and owner.company_id = wishlist.shared_company_id and colleague.id <> ${id}
        and colleague.role in ('Dirigeant', 'Subaccount') and colleague.erased_at is null
        and (colleague.is_active or colleague.suspended_at is not null))`.execute(db);
  await sql`
    update wishlist_item set description = null
    where wishlist_id in (select wishlist.id from wishlist where wishlist.customer_id = ${id})`.execute(db);
}

/** Signing in is dead; an address of the reserved domain keeps the column unique and reaches nobody. */
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
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
}
