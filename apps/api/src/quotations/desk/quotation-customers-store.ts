// The people a quotation may be written for: those who can open it in the shop and accept it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { personNamed, personWithin } from '../../customers/customers.ts';
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';

export type QuotationCustomerRow = {
  id: number;
  name: string;
  company: string | null;
  clientCode: string | null;
  companyId: number | null;
  email: string;
};

const MOST = 20;

const COLUMNS = sql`
  customer.id, trim(customer.firstname || ' ' || customer.lastname) as name, company.name as company,
    company.client_code as "clientCode", customer.company_id as "companyId", customer.email::text as email`;

/** Who only claims a company is nobody's head yet, and no private person either. */
const KNOWN = sql`
  from customer left join company on company.id = customer.company_id and customer.is_proven
  where customer.erased_at is null and customer.is_active and (customer.company_id is null or customer.is_proven)`;
const HEADS = sql`(customer.role = 'Dirigeant' or customer.role is null)`;
/** Sub-accounts ask for quotations themselves, as long as they may read them and their prices. */
const READERS = sql`(${HEADS}
  or (customer.role = 'Subaccount' and customer.is_view_quotations and customer.is_view_price))`;

/** Every word must occur in what is known of them. */
export async function selectQuotationCustomers(
  db: Database,
  reach: StaffReach,
  words: readonly string[],
): Promise<QuotationCustomerRow[]> {
  const found = await sql<QuotationCustomerRow>`
    select ${COLUMNS} ${KNOWN} and ${HEADS} and ${personWithin(reach)} and ${named(words)}
    order by lower(coalesce(company.name, customer.lastname)), customer.id limit ${MOST}`.execute(db);
  return found.rows;
}

function named(words: readonly string[]): RawBuilder<unknown> {
  return words.length === 0 ? sql`true` : sql.join(words.map(personNamed), sql` and `);
}

export async function selectQuotationCustomer(
  db: Database,
  reach: StaffReach,
  id: number,
): Promise<QuotationCustomerRow | undefined> {
  const found = await sql<QuotationCustomerRow>`
    select ${COLUMNS} ${KNOWN} and ${READERS} and ${personWithin(reach)} and customer.id = ${id}`.execute(db);
  return found.rows[0];
}
