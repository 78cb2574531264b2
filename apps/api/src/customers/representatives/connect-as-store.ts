import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';

export type Connection = { representativeId: number; customerId: number };
/** `staffId`: who of the staff asked for it, and comes in under the representative's name. */
export type Visit = Connection & { staffId: number | null };

const ENTERABLE = sql`customer.is_active
  and customer.role is distinct from 'Manager' and customer.role is distinct from 'Commercial'`;

/** Both accounts active, the one a sales representative, the other in its portfolio. */
export const LIVING = sql`
  from portfolio
  join customer representative on representative.id = portfolio.representative_id
    and representative.is_active and representative.role = 'Commercial'
  join customer on customer.id = portfolio.customer_id and ${ENTERABLE}`;

/**
 * Whose visit goes on: a representative's of its own portfolio; of the staff who are no sales people, whose reach was
 * judged when they asked, under any representative's name, so that a customer whom nobody follows is served as well.
 */
export function pairLives(row: 'session' | 'taken' | 'asked'): RawBuilder<boolean> {
  return sql`exists (select from customer representative
    where representative.id = ${sql.ref(`${row}.representative_id`)}
      and representative.is_active and representative.role = 'Commercial'
      and (exists (select from portfolio where portfolio.representative_id = representative.id
          and portfolio.customer_id = ${sql.ref(`${row}.customer_id`)})
        or exists (select from staff where staff.id = ${sql.ref(`${row}.staff_id`)}
          and staff.representative_id is null)))`;
}

const ENTERING_ROLES = STAFF_ROLES.filter((role) => scopeOf('enterAsCustomer', role) !== null);

/** Nobody of the staff, or somebody who still may and is still signed in there. */
export function staffMay(row: 'session' | 'taken'): RawBuilder<boolean> {
  return sql`(${sql.ref(`${row}.staff_id`)} is null or exists (select from staff
    where staff.id = ${sql.ref(`${row}.staff_id`)} and staff.disabled_at is null
      and staff.role in (${sql.join(ENTERING_ROLES)})
      and exists (select from staff_session where staff_session.staff_id = staff.id and ended_at is null)
      and (staff.representative_id is null or staff.representative_id = ${sql.ref(`${row}.representative_id`)})))`;
}

/** Both by their addresses, or by their numbers. */
export type Parties = { representative: string; customer: string } | Connection;

export async function selectConnection(
  db: Database,
  parties: Parties,
  staffId: number | null,
): Promise<Connection | undefined> {
  const these =
    'customerId' in parties
      ? sql`representative.id = ${parties.representativeId} and customer.id = ${parties.customerId}`
      : sql`representative.email = ${parties.representative}::citext
          and customer.email = ${parties.customer}::citext`;
  const found = await sql<Connection>`
    select asked.representative_id as "representativeId", asked.customer_id as "customerId"
    from (select representative.id as representative_id, customer.id as customer_id, ${staffId}::int as staff_id
      from customer representative, customer where ${these} and ${ENTERABLE}) asked
    where ${pairLives('asked')}`.execute(db);
  return found.rows[0];
}

/** In whose name one enters where nobody follows the customer: the shop's first sales person. */
export async function selectStandIn(
  db: Database,
  customerId: number,
): Promise<{ id: number; name: string } | undefined> {
  const found = await sql<{ id: number; name: string }>`
    select representative.id, trim(representative.firstname || ' ' || representative.lastname) as name
    from customer representative, customer
    where representative.is_active and representative.role = 'Commercial'
      and customer.id = ${customerId} and ${ENTERABLE}
    order by representative.id limit 1`.execute(db);
  return found.rows[0];
}

export async function insertConnectAsToken(
  db: Database,
  token: Visit & { hash: Buffer; expiresAt: Date; now: Date },
): Promise<void> {
  await sql`delete from connect_as_token where expires_at <= ${token.now}`.execute(db);
  await db
    .insertInto('connect_as_token')
    .values({
      token_hash: token.hash,
      representative_id: token.representativeId,
      customer_id: token.customerId,
      staff_id: token.staffId,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Gone with the asking; none when it was used, too old, or the portfolio has changed meanwhile. */
export async function takeConnectAsToken(db: Database, hash: Buffer, now: Date): Promise<Visit | undefined> {
  const taken = await sql<Visit>`
    with taken as (delete from connect_as_token where token_hash = ${hash} returning *)
    select taken.representative_id as "representativeId", taken.customer_id as "customerId",
      taken.staff_id as "staffId"
    from taken join customer on customer.id = taken.customer_id and ${ENTERABLE}
    where taken.expires_at > ${now} and ${pairLives('taken')} and ${staffMay('taken')}`.execute(db);
  return taken.rows[0];
}

/** What this representative was handed out and has not used. */
export async function deleteConnectAsTokens(db: Database, representativeId: number): Promise<void> {
  await db.deleteFrom('connect_as_token').where('representative_id', '=', representativeId).execute();
}

/** This representative leaves every customer's shop, and no link leads back into one. */
export async function deleteVisits(db: Database, representativeId: number): Promise<void> {
  // First the links: one that is being used at this moment is waited for, and its session is seen then.
  await deleteConnectAsTokens(db, representativeId);
  await db.deleteFrom('customer_session').where('representative_id', '=', representativeId).execute();
}

export type PortfolioRow = { representative_email: string; customer_email: string };

export async function insertPortfolio(db: Database, rows: readonly PortfolioRow[]): Promise<number> {
  const written = await sql`
    insert into portfolio (representative_id, customer_id)
    select representative.id, customer.id
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given(representative_email citext, customer_email citext)
    join customer representative on representative.email = given.representative_email
    join customer on customer.email = given.customer_email
    on conflict do nothing`.execute(db);
  return Number(written.numAffectedRows ?? 0n);
}

/** Addresses of the rows without an account, or whose account cannot be represented. */
export async function strangersOf(db: Database, rows: readonly PortfolioRow[]): Promise<ReadonlySet<number>> {
  const found = await sql<{ at: number }>`
    select given.at::int from json_to_recordset(${JSON.stringify(rows.map((row, at) => ({ ...row, at })))}::json)
      as given(representative_email citext, customer_email citext, at integer)
    where not exists (select from customer where email = given.customer_email)
      or not exists (select from customer where email = given.representative_email and role = 'Commercial')`.execute(
    db,
  );
  return new Set(found.rows.map(({ at }) => at));
}
