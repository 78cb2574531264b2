// Accounts that named a client code, as the staff decides of them: the longest wait first.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import type { Database } from '../../database/tables.ts';
import { companyWithin, personNamed } from './desk-search-store.ts';

/** A place in the list: when it was asked, in UTC and to the microsecond, and the account. */
export type LinkRequestKey = { at: string; id: number };

export type LinkRequestRow = LinkRequestKey & {
  askedAt: Date;
  name: string;
  email: string;
  companyId: number;
  company: string;
  clientCode: string;
  companyEmail: string | null;
  /** the company's, by its name */
  store: string | null;
};

export type LinkRequestsAsked = {
  /** each must be found in the person or in the company */
  words: readonly string[];
  store: string | null;
  after: LinkRequestKey | null;
  limit: number;
};

const ASKED_AT = sql`proof.asked_at at time zone 'UTC'`;

const REQUEST = sql`customer.id, (${ASKED_AT})::text as at, proof.asked_at as "askedAt",
  trim(customer.firstname || ' ' || customer.lastname) as name, customer.email::text as email,
  company.id as "companyId", company.name as company, company.client_code as "clientCode",
  company.email::text as "companyEmail", shop.title_label as store
  from company_proof proof
  join customer on customer.id = proof.customer_id and not customer.is_proven and customer.is_active
    and customer.erased_at is null
  join company on company.id = customer.company_id
  left join shop on shop.code = company.shop_code`;

export async function selectLinkRequests(
  db: Database,
  { words, store, after, limit }: LinkRequestsAsked,
): Promise<LinkRequestRow[]> {
  const tests: RawBuilder<unknown>[] = [
    after === null ? sql`true` : sql`(${ASKED_AT}, customer.id) > (${after.at}::timestamp, ${after.id}::int)`,
    ...(store === null ? [] : [companyWithin({ kind: 'stores', codes: [store] })]),
    ...words.map(personNamed),
  ];
  const reading = sql<LinkRequestRow>`
    select ${REQUEST} where ${sql.join(tests, sql` and `)} order by proof.asked_at, customer.id limit ${limit}`;
  const found = await plannedForValues(db, (held) => reading.execute(held));
  return found.rows;
}

export async function selectLinkRequest(
  db: Database,
  customerId: number,
): Promise<LinkRequestRow | undefined> {
  const found = await sql<LinkRequestRow>`select ${REQUEST} where customer.id = ${customerId}`.execute(db);
  return found.rows[0];
}
