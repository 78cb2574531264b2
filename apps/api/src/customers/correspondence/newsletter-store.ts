import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type SubscriptionStatus = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED';
type Subscription = { email: string; unsubscribe_token: string };

export async function selectSubscriptionStatus(db: Database, email: string): Promise<SubscriptionStatus> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.status ?? 'NOT_ACTIVE';
}

/** False when subscribed already: nothing to confirm. */
export async function requestSubscription(
  db: Database,
  asked: { email: string; hash: Buffer; unsubscribeToken: string; text: string; now: Date },
): Promise<boolean> {
  const { email, hash, unsubscribeToken, text, now } = asked;
  const written = await sql`
    insert into newsletter_subscription as held
      (email, status, confirmation_hash, unsubscribe_token, consent_text, requested_at)
    values (${email}, 'UNCONFIRMED', ${hash}, ${unsubscribeToken}, ${text}, ${now})
    on conflict (email) do update set
      status = 'UNCONFIRMED', confirmation_hash = excluded.confirmation_hash,
      consent_text = excluded.consent_text, requested_at = excluded.requested_at
    where held.status <> 'SUBSCRIBED'
    returning email`.execute(db);
  return written.rows.length > 0;
}

export async function confirmSubscription(
  db: Database,
  hash: Buffer,
  requestedSince: Date,
  now: Date,
): Promise<Subscription | undefined> {
  const confirmed = await sql<Subscription>`
    update newsletter_subscription
    set status = 'SUBSCRIBED', confirmation_hash = null, confirmed_at = ${now}, ended_at = null
    where confirmation_hash = ${hash} and requested_at > ${requestedSince}
    returning email, unsubscribe_token`.execute(db);
  return confirmed.rows[0];
}

/** A second click on the same link finds its work done. */
export async function endSubscription(db: Database, token: string, now: Date): Promise<string | undefined> {
  const ended = await sql<{ email: string }>`
    update newsletter_subscription
    set status = 'UNSUBSCRIBED', confirmation_hash = null, ended_at = coalesce(ended_at, ${now})
    where unsubscribe_token = ${token}
    returning email`.execute(db);
  return ended.rows[0]?.email;
}

/** The choice of a customer who is signed in needs no mail to confirm it. */
export async function chooseSubscription(
  db: Database,
  chosen: { email: string; granted: boolean; unsubscribeToken: string; text: string; now: Date },
): Promise<void> {
  const { email, granted, unsubscribeToken, text, now } = chosen;
  const status = granted ? 'SUBSCRIBED' : 'UNSUBSCRIBED';
  const confirmedAt = granted ? now : null;
  const endedAt = granted ? null : now;
  await sql`
    insert into newsletter_subscription as held
      (email, status, unsubscribe_token, consent_text, requested_at, confirmed_at, ended_at)
    values (${email}, ${status}, ${unsubscribeToken}, ${text}, ${now}, ${confirmedAt}, ${endedAt})
    on conflict (email) do update set
      status = excluded.status, confirmation_hash = null, consent_text = excluded.consent_text,
      confirmed_at = coalesce(excluded.confirmed_at, held.confirmed_at), ended_at = excluded.ended_at`.execute(
    db,
  );
}
