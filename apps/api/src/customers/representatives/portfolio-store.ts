// The customers of a sales representative, always within its own portfolio.
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { LIVING } from './connect-as-store.ts';

export type PortfolioMember = {
  id: number;
  firstname: string;
  lastname: string;
  email: string;
  role: Role | null;
  mobile: string | null;
  companyName: string | null;
  clientCode: string | null;
};

/** Every word must occur in the customer's data; words are lower case and without accents. */
export type PortfolioSearch = { words: readonly string[]; limit: number; offset: number };

export async function countPortfolio(
  db: Database,
  representativeId: number,
  words: readonly string[],
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count ${OF} where ${matching(representativeId, words)}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export async function selectPortfolio(
  db: Database,
  representativeId: number,
  { words, limit, offset }: PortfolioSearch,
): Promise<PortfolioMember[]> {
  const found = await sql<PortfolioMember>`
    select customer.id, customer.firstname, customer.lastname, customer.email::text as email, customer.role,
      customer.mobile, company.name as "companyName", company.client_code as "clientCode"
    ${OF} where ${matching(representativeId, words)}
    order by lower(coalesce(company.name, customer.lastname)), customer.role = 'Dirigeant' desc nulls last,
      lower(customer.lastname), customer.id
    limit ${limit} offset ${offset}`.execute(db);
  return found.rows;
}

/** Ids of the portfolio's customers, and of the companies they head. */
export type PortfolioReach = {
  customerIds: readonly number[];
  nameOf: ReadonlyMap<number, string>;
  headOfCompany: ReadonlyMap<number, number>;
};

export async function selectReach(db: Database, representativeId: number): Promise<PortfolioReach> {
  const found = await sql<{ id: number; name: string; headed: number | null }>`
    select customer.id, trim(customer.firstname || ' ' || customer.lastname) as name,
      case when customer.role = 'Dirigeant' and customer.is_proven then customer.company_id end as headed
    ${LIVING} where portfolio.representative_id = ${representativeId} order by customer.id`.execute(db);
  const headed = found.rows.flatMap(({ id, headed: company }) =>
    company === null ? [] : [[company, id] as const],
  );
  return {
    customerIds: found.rows.map(({ id }) => id),
    nameOf: new Map(found.rows.map(({ id, name }) => [id, name])),
    headOfCompany: new Map(headed),
  };
}

/**
 * Where the sales people who follow the company's head read: at the back office's address, where they have one. Whose
 * access there is closed has left, and is told nothing.
 */
export async function selectFollowerEmails(db: Database, companyId: number): Promise<string[]> {
  const found = await sql<{ email: string }>`
    select distinct coalesce(member.email, representative.email)::text as email
    ${LIVING} left join staff member on member.representative_id = representative.id and member.disabled_at is null
    where customer.company_id = ${companyId} and customer.role = 'Dirigeant' and customer.is_proven
      and (member.id is not null or not exists (
        select from staff gone where gone.representative_id = representative.id))
    order by email`.execute(db);
  return found.rows.map(({ email }) => email);
}

const OF = sql`${LIVING} left join company on company.id = customer.company_id`;

function matching(representativeId: number, words: readonly string[]): RawBuilder<unknown> {
  const known = sql`concat_ws(' ', company.name, company.client_code, customer.firstname, customer.lastname,
    customer.email)`;
  // Letters without their accents, as the words are.
  const plain = sql`regexp_replace(normalize(lower(${known}), NFD), '[\u0300-\u036f]', '', 'g')`;
  return sql`portfolio.representative_id = ${representativeId} and not exists (
    select from unnest(${words}::text[]) word where strpos(${plain}, word) = 0)`;
}
