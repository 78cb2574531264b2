import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type Connection = { representativeId: number; customerId: number };
/** Who of the staff asked for it, and comes in under the representative's name; from which session of the back office. */
export type OfTheStaff = { staffId: number | null; staffSessionHash: Buffer | null };
export type Visit = Connection & OfTheStaff;

const ENTERABLE = sql`customer.is_active
  and customer.role is distinct from 'Manager' and customer.role is distinct from 'Commercial'`;

/** Both accounts active, the one a sales representative, the other in its portfolio. */
export const LIVING = sql`
  from portfolio
  join customer representative on representative.id = portfolio.representative_id
    and representative.is_active and representative.role = 'Commercial'
  join customer on customer.id = portfolio.customer_id and ${ENTERABLE}`;

/**
 * Whose visit goes on: a representative's of its own portfolio; of the staff, whose reach `visitGoesOn` judges, under any
 * representative's name, so that a customer whom nobody follows is served as well.
 */
export function pairLives(row: 'session' | 'taken' | 'asked'): RawBuilder<boolean> {
  return sql`exists (select from customer representative
    where representative.id = ${sql.ref(`${row}.representative_id`)}
      and representative.is_active and representative.role = 'Commercial'
      and (exists (select from portfolio where portfolio.representative_id = representative.id
          and portfolio.customer_id = ${sql.ref(`${row}.customer_id`)})
        or ${sql.ref(`${row}.staff_id`)} is not null))`;
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
      staff_session_hash: token.staffSessionHash,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Gone with the asking; none when it was used, too old, or a representative's portfolio has changed meanwhile. */
export async function takeConnectAsToken(db: Database, hash: Buffer, now: Date): Promise<Visit | undefined> {
  const taken = await sql<Visit>`
    with taken as (delete from connect_as_token where token_hash = ${hash} returning *)
    select taken.representative_id as "representativeId", taken.customer_id as "customerId",
      taken.staff_id as "staffId", taken.staff_session_hash as "staffSessionHash"
    from taken join customer on customer.id = taken.customer_id and ${ENTERABLE}
    where taken.expires_at > ${now} and ${pairLives('taken')}`.execute(db);
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
