// The lists of people and companies, page by page in the order of their names.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import type { Database } from '../../database/tables.ts';
import type { StaffReach } from '../representatives/staff-reach.ts';
import type { CustomersAsked, NameKey } from './customers-asked.ts';
import { isOverdue, matchingCompanies, matchingPeople } from './desk-search-store.ts';

export type DeskCustomerRow = NameKey & {
  shown: string;
  company: string | null;
  companyId: number | null;
  clientCode: string | null;
  role: Role | null;
  email: string | null;
  telephone: string | null;
  city: string | null;
  store: string | null;
  isActive: boolean;
  isSuspended: boolean;
  isConfirmed: boolean;
  awaitsLink: boolean;
  isProspect: boolean;
  isOverdue: boolean;
};

export type NamePage = { after: NameKey | null; before: NameKey | null; limit: number };

const LISTS = {
  personnes: {
    name: sql`plain_words(customer.lastname || ' ' || customer.firstname)`,
    id: sql`customer.id`,
    from: sql`customer left join company on company.id = customer.company_id`,
    matching: matchingPeople,
  },
  societes: {
    name: sql`plain_words(company.name)`,
    id: sql`company.id`,
    from: sql`company`,
    matching: matchingCompanies,
  },
} as const;

export async function selectDeskCustomers(
  db: Database,
  reach: StaffReach,
  asked: CustomersAsked,
  { after, before, limit }: NamePage,
): Promise<DeskCustomerRow[]> {
  const { name, id, from, matching } = LISTS[asked.list];
  const [edge, isBackward] = before === null ? [after, false] : [before, true];
  const beyond = isBackward ? sql`<` : sql`>`;
  const place = edge === null ? sql`true` : sql`(${name}, ${id}) ${beyond} (${edge.name}, ${edge.id})`;
  const way = isBackward ? sql`desc` : sql`asc`;
  const reading = sql<DeskCustomerRow>`
    select ${columnsOf(asked)} from ${from}
    where ${matching(reach, asked)} and ${place}
    order by ${name} ${way}, ${id} ${way} limit ${limit}`;
  const found = await plannedForValues(db, (held) => reading.execute(held));
  return isBackward ? found.rows.toReversed() : found.rows;
}

export const MOST_COUNTED = 1_000;

/** One above the most, at most. */
export async function countDeskCustomers(
  db: Database,
  reach: StaffReach,
  asked: CustomersAsked,
): Promise<number> {
  const { from, matching } = LISTS[asked.list];
  const counting = sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${from} where ${matching(reach, asked)} limit ${MOST_COUNTED + 1}) found`;
  const counted = await plannedForValues(db, (held) => counting.execute(held));
  return counted.rows[0]?.count ?? 0;
}

function columnsOf({ list, day }: CustomersAsked): RawBuilder<unknown> {
  const { name, id } = LISTS[list];
  const key = sql`${name} as name, ${id} as id`;
  return list === 'personnes'
    ? sql`${key}, trim(customer.firstname || ' ' || customer.lastname) as shown, company.name as company,
        company.id as "companyId", company.client_code as "clientCode", customer.role,
        customer.email::text as email, customer.mobile as telephone, company.city,
        (select shop.title_label from shop where shop.code = coalesce(company.shop_code, customer.current_shop_code)) as store,
        customer.is_active as "isActive", customer.suspended_at is not null as "isSuspended",
        customer.is_confirmed as "isConfirmed",
        exists (select from company_proof where company_proof.customer_id = customer.id) as "awaitsLink",
        false as "isProspect", false as "isOverdue"`
    : sql`${key}, company.name as shown, null as company, company.id as "companyId",
        company.client_code as "clientCode", null as role, company.email::text as email, null as telephone,
        nullif(company.city, '') as city,
        (select shop.title_label from shop where shop.code = company.shop_code) as store,
        true as "isActive", false as "isSuspended", true as "isConfirmed", false as "awaitsLink",
        company.is_prospect as "isProspect", ${isOverdue(day)} as "isOverdue"`;
}
