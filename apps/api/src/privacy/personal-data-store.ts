// One's own rows, and of the company only what names it. No secret is among them.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

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

/** Sent while signed in; whoever only typed this address somewhere may be somebody else. */
export async function selectOwnMessages(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select created_at, shop_code, name, email::text as email, telephone, reason, message from contact_message
    where customer_id = ${id} order by id`.execute(db);
  return found.rows;
}

/** What one has decided for one's company, or was offered and invoiced oneself. */
export async function selectOwnQuotations(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select number, label, status, created_on::text as created_on, decided_at, reason from quotation
    where decided_by = ${id} or customer_id = ${id} order by created_on, number`.execute(db);
  return found.rows;
}

export async function selectOwnInvoices(db: Database, id: number, showsPrices: boolean): Promise<unknown[]> {
  const found = await sql`
    select type, number, issued_on::text as issued_on,
      case when ${showsPrices} then total_ttc_cents end as total_ttc_cents, billing
    from invoice
    where customer_id = ${id} order by issued_on, number`.execute(db);
  return found.rows;
}

export async function selectOwnSessions(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select created_at, last_seen_at from customer_session
    where customer_id = ${id} and representative_id is null order by created_at`.execute(db);
  return found.rows;
}

export async function selectOwnDevices(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select name, first_seen_at, last_seen_at from known_device
    where customer_id = ${id} order by first_seen_at`.execute(db);
  return found.rows;
}

export async function selectOwnReviews(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select product_sku, product_name, nickname, summary, body as text, rating, status, created_at
    from product_review where customer_id = ${id} order by id`.execute(db);
  return found.rows;
}

export async function selectOwnComparison(db: Database, id: number): Promise<unknown> {
  const found = await sql`
    select products, updated_at from compare_list where customer_id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function selectOwnWishlists(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select wishlist.name, wishlist.share, wishlist.created_at, coalesce((
      select json_agg(json_build_object('sku', item.article_sku, 'name', item.name, 'quantity', item.quantity,
        'tint_code', item.tint_code, 'tint_hex', item.tint_hex, 'tint_label', item.tint_label,
        'description', item.description, 'added_at', item.added_at) order by item.position)
      from wishlist_item item where item.wishlist_id = wishlist.id), '[]'::json) as items
    from wishlist where wishlist.customer_id = ${id} order by wishlist.id`.execute(db);
  return found.rows;
}

/** What one asked for and was answered; who answered is somebody else. */
export async function selectOwnRequests(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select number, status, comment, reason, requested_at, decided_at, order_number,
      (select json_agg(json_build_object('name', name, 'asked', asked, 'granted', granted) order by line_key)
        from approval_line where request_id = request.id) as lines,
      (select json_agg(json_build_object('at', at, 'kind', kind, 'words', words, 'changes', changes) order by id)
        from approval_event where request_id = request.id) as history
    from approval_request request where customer_id = ${id} order by request.id`.execute(db);
  return found.rows;
}

/** What one did about other people's requests; whose they were is somebody else. */
export async function selectOwnDecisions(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select request.number, event.at, event.kind, event.words, event.changes
    from approval_event event join approval_request request on request.id = event.request_id
    where event.actor_id = ${id} and request.customer_id <> ${id} order by event.id`.execute(db);
  return found.rows;
}

/** Where this browser or another stays signed in; the token itself is nobody's to read. */
export async function selectOwnPersistentLogins(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select created_at, last_used_at from persistent_login where customer_id = ${id} order by created_at`.execute(
    db,
  );
  return found.rows;
}

/** The company one has claimed by its client code, as long as that is not settled. */
export async function selectOwnClaim(db: Database, id: number): Promise<unknown> {
  const found = await sql`
    select asked_at, telephone from company_proof where customer_id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** What one did oneself, and from where; what others did to the account names them too. */
export async function selectOwnEntries(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select at, event, client_address from audit_entry
    where actor_id = ${id} and representative_id is null order by id`.execute(db);
  return found.rows;
}
