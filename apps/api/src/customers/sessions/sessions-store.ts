import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { RIGHTS } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Rights, Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { deleteConnectAsTokens, deleteVisits, pairLives } from '../representatives/connect-as-store.ts';

export type SessionRecord = Omit<Rights, 'ceiling_validated_order_cents'> & {
  customer_id: number;
  company_id: number | null;
  role: Role | null;
  ceiling_validated_order_cents: string;
  is_proven: boolean;
  price_list: string | null;
  shop_code: string | null;
  own_shop_code: string | null;
  representative_id: number | null;
  staff_id: number | null;
  staff_session_hash: Buffer | null;
  approves_orders: boolean;
  monthly_budget_cents: string | null;
  last_seen_at: Date;
};

export type NewSession = {
  hash: Buffer;
  customerId: number;
  representativeId: number | null;
  staffId: number | null;
  staffSessionHash: Buffer | null;
  /** The persistent login of the device it is opened on. */
  persistentHash: Buffer | null;
  deviceHash: Buffer | null;
  now: Date;
};

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto('customer_session')
    .values({
      token_hash: session.hash,
      customer_id: session.customerId,
      representative_id: session.representativeId,
      staff_id: session.staffId,
      staff_session_hash: session.staffSessionHash,
      persistent_hash: session.persistentHash,
      device_hash: session.deviceHash,
      created_at: session.now,
      last_seen_at: session.now,
    })
    .execute();
}

const RIGHT_COLUMNS = sql.join(RIGHTS.map((right) => sql.ref(`customer.${right}`)));

// A sub-account is its company's as far as its head is.
const ACCOUNT = (now: Date) => sql`customer.company_id, customer.role, company.price_list,
  customer.is_proven and not exists (
    select from customer head where head.id = customer.parent_id and not head.is_proven) as is_proven,
  coalesce(case when customer.once_shop_until > now() then customer.once_shop_code end,
    customer.current_shop_code, company.shop_code) as shop_code,
  coalesce(customer.current_shop_code, company.shop_code) as own_shop_code,
  ${RIGHT_COLUMNS}, customer.ceiling_validated_order_cents, customer.monthly_budget_cents,
  ${approvesOn(localMoment(now).date)} as approves_orders`;

/** Appointed by the head of the company, on this French day. */
export function approvesOn(day: string): RawBuilder<boolean> {
  return sql`(customer.approves_orders and coalesce(customer.approves_from <= ${day}::date, true)
    and coalesce(customer.approves_until >= ${day}::date, true))`;
}

export type AccountRecord = Omit<SessionRecord, 'last_seen_at' | 'staff_session_hash'>;

/** An account without a session: just registered, or about to be confirmed. */
export async function selectViewer(
  db: Database,
  customerId: number,
  now: Date,
): Promise<AccountRecord | undefined> {
  const found = await sql<AccountRecord>`
    select customer.id as customer_id, null::integer as representative_id, null::integer as staff_id, ${ACCOUNT(now)}
    from customer left join company on company.id = customer.company_id
    where customer.id = ${customerId}`.execute(db);
  return found.rows[0];
}

/**
 * Rights and portfolios are read with every request, so that a revoked one counts at once. A manager belongs to the
 * back office and has no session here. A representative's session ends within the hour, even in use.
 */
export async function selectSession(
  db: Database,
  hash: Buffer,
  { seenSince, now }: { seenSince: Date; now: Date },
): Promise<SessionRecord | undefined> {
  const found = await sql<SessionRecord>`
    select session.customer_id, session.representative_id, session.staff_id, session.staff_session_hash,
      session.last_seen_at, ${ACCOUNT(now)}
    from customer_session session
    join customer on customer.id = session.customer_id and customer.is_active
      and customer.role is distinct from 'Manager'
    left join company on company.id = customer.company_id
    where session.token_hash = ${hash} and session.last_seen_at > ${seenSince}
      and (session.ends_at is null or session.ends_at > ${now})
      and (session.representative_id is null
        or (session.created_at > ${seenSince} and ${pairLives('session')}))`.execute(db);
  return found.rows[0];
}

/**
 * A further session for the same customer and device with a fixed end; false when the original has ended. A
 * representative's hour is not extended.
 */
export async function insertSessionBeside(
  db: Database,
  hash: Buffer,
  beside: { hash: Buffer; seenSince: Date; now: Date; endsAt: Date },
): Promise<boolean> {
  const { now, endsAt } = beside;
  const opened = await sql`
    insert into customer_session
      (token_hash, customer_id, representative_id, staff_id, staff_session_hash, persistent_hash, device_hash,
        created_at, last_seen_at, ends_at)
    select ${hash}, customer_id, representative_id, staff_id, staff_session_hash, persistent_hash, device_hash,
      case when representative_id is null then ${now}::timestamptz else created_at end, ${now}::timestamptz,
      least(ends_at, ${endsAt}::timestamptz)
    from customer_session
    where token_hash = ${beside.hash} and last_seen_at > ${beside.seenSince}
      and (ends_at is null or ends_at > ${now})`.execute(db);
  return opened.numAffectedRows === 1n;
}

export async function touchSession(db: Database, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('customer_session')
    .set({ last_seen_at: now })
    .where('token_hash', '=', hash)
    .where('last_seen_at', '<', now)
    .execute();
}

/** This one alone, with no device to end along with it. */
/** Whether it was there: of several who find it over, one ends it. */
export async function deleteSession(db: Database, hash: Buffer): Promise<boolean> {
  const gone = await db.deleteFrom('customer_session').where('token_hash', '=', hash).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function deleteIdleSessions(db: Database, customerId: number, seenBefore: Date): Promise<void> {
  await db
    .deleteFrom('customer_session')
    .where('customer_id', '=', customerId)
    .where('last_seen_at', '<=', seenBefore)
    .execute();
}

/**
 * This session, and with it the device's persistent login and whatever else was opened by that. Which session a link
 * was handed out to is not known: none that is unused is left.
 */
export async function deleteDeviceSession(db: Database, customerId: number, hash: Buffer): Promise<void> {
  await deleteConnectAsTokens(db, customerId);
  await sql`
    with device as (
      select persistent_hash from customer_session where token_hash = ${hash} and customer_id = ${customerId}),
    ended as (
      delete from customer_session where customer_id = ${customerId}
        and (token_hash = ${hash} or persistent_hash in (select persistent_hash from device)))
    delete from persistent_login where customer_id = ${customerId}
      and token_hash in (select persistent_hash from device)`.execute(db);
}

/** All but one session, every persistent login, and whatever was opened in customers' names. */
export async function deleteSessions(db: Database, customerId: number, except: Buffer | null): Promise<void> {
  await deleteVisits(db, customerId);
  await sql`
    delete from customer_session
    where customer_id = ${customerId} and token_hash is distinct from ${except}::bytea`.execute(db);
  await db.deleteFrom('persistent_login').where('customer_id', '=', customerId).execute();
}
