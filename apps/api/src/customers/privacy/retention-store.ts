import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/**
 * Customers and prospects without a sign of life: neither a sign-in, nor a message, nor a choice. The shop's own
 * people are its operator's business. Sub-accounts first.
 */
export async function inactiveCustomers(db: Database, since: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from customer
    where erased_at is null and coalesce(role, '') not in ('Commercial', 'Manager')
      and coalesce(last_seen_at, created_at) < ${since} and created_at < ${since}
      and not exists (select from customer_session where customer_id = customer.id and last_seen_at >= ${since})
      and not exists (select from contact_message where customer_id = customer.id and created_at >= ${since})
      and not exists (select from customer_optin where customer_id = customer.id and chosen_at >= ${since})
    order by parent_id nulls last, id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Registered but never confirmed. */
export async function neverConfirmed(db: Database, since: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select customer.id from customer join email_confirmation link on link.customer_id = customer.id
    where customer.erased_at is null and not customer.is_confirmed and link.expires_at < ${since}`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

export async function deleteOldMessages(db: Database, since: Date): Promise<number> {
  const gone = await db.deleteFrom('contact_message').where('created_at', '<', since).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Ended ones prove for a while that there was a wish to end; asked for and never confirmed, they prove nothing. */
export async function deleteOldSubscriptions(
  db: Database,
  { endedBefore, askedBefore }: { endedBefore: Date; askedBefore: Date },
): Promise<number> {
  const gone = await sql`
    delete from newsletter_subscription
    where (status = 'UNCONFIRMED' and requested_at < ${askedBefore})
      or (status not in ('SUBSCRIBED', 'UNCONFIRMED') and coalesce(ended_at, requested_at) < ${endedBefore})`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0n);
}

/** Links and sessions that no longer count. */
export async function deleteSpentAccess(
  db: Database,
  { now, idleSince, madeBefore }: { now: Date; idleSince: Date; madeBefore: Date },
): Promise<number> {
  const gone = await Promise.all([
    sql`delete from password_link where expires_at < ${now}`.execute(db),
    sql`delete from customer_session where last_seen_at < ${idleSince}`.execute(db),
    sql`delete from persistent_login where created_at < ${madeBefore}`.execute(db),
    sql`delete from known_device where last_seen_at < ${madeBefore}`.execute(db),
  ]);
  return gone.reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0n), 0);
}
