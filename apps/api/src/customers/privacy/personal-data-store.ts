// One's own rows, and of the company only what names it. No secret is among them.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export async function selectOwnAccount(db: Database, id: number): Promise<unknown> {
  const found = await sql`
    select customer.email::text as email, customer.prefix, customer.firstname, customer.middlename,
      customer.lastname, customer.suffix, customer.job_title, customer.mobile,
      customer.date_of_birth::text as date_of_birth, customer.gender, customer.taxvat, customer.is_subscribed,
      customer.role, customer.current_shop_code,
      customer.once_shop_code, customer.once_shop_until, customer.created_at, customer.last_seen_at,
      company.name as company_name, company.client_code,
      case when customer.is_proven and not exists (
        select from customer head where head.id = customer.parent_id and not head.is_proven)
        then company.siret end as siret
    from customer left join company on company.id = customer.company_id
    where customer.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function selectOwnAddresses(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select label, prefix, firstname, middlename, lastname, suffix, company, street, postcode, city, country_code,
      telephone, fax, vat_id, default_shipping, default_billing
    from customer_address where customer_id = ${id} order by id`.execute(db);
  return found.rows;
}

export async function selectOwnOptins(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select kind, granted, consent_text, chosen_at from customer_optin
    where customer_id = ${id} order by id`.execute(db);
  return found.rows;
}

export async function selectOwnNewsletter(db: Database, id: number): Promise<unknown> {
  const found = await sql`
    select status, consent_text, requested_at, confirmed_at, ended_at from newsletter_subscription
    where email = (select email from customer where id = ${id})`.execute(db);
  return found.rows[0] ?? null;
}

export async function selectOwnConditions(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select version, accepted_at from conditions_acceptance
    where customer_id = ${id} order by accepted_at`.execute(db);
  return found.rows;
}

/** The company one has claimed by its client code, as long as that is not settled. */
export async function selectOwnClaim(db: Database, id: number): Promise<unknown> {
  const found = await sql`
    select asked_at, telephone from company_proof where customer_id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Only those sent while signed in: an address typed in a form proves nothing. */
export async function selectOwnMessages(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select created_at, shop_code, name, email::text as email, telephone, reason, message, answer, settled_at from contact_message
    where customer_id = ${id} order by id`.execute(db);
  return found.rows;
}

export async function selectOwnSessions(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select created_at, last_seen_at from customer_session
    where customer_id = ${id} and representative_id is null order by created_at`.execute(db);
  return found.rows;
}

/** Persistent logins per browser, without the tokens. */
export async function selectOwnPersistentLogins(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select created_at, last_used_at from persistent_login where customer_id = ${id} order by created_at`.execute(
    db,
  );
  return found.rows;
}

export async function selectOwnDevices(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select name, first_seen_at, last_seen_at from known_device
    where customer_id = ${id} order by first_seen_at`.execute(db);
  return found.rows;
}
