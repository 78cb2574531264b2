// All SQL the imports of companies and customers need.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { upsertCounting, type Upserted, type UpsertTarget } from '../../database/upsert-rows.ts';
import type { Database } from '../../database/tables.ts';
import { eachRight } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Rights, Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { CompanyRow, CustomerAddressRow } from './customers-import-rows.ts';

const COMPANY: UpsertTarget<CompanyRow> = {
  table: 'company',
  key: ['client_code'],
  columns: {
    client_code: 'text',
    name: 'text',
    siren: 'text',
    siret: 'text',
    vat_number: 'text',
    naf: 'text',
    price_list: 'text',
    shop_code: 'text',
    credit_limit_cents: 'bigint',
    payment_terms: 'text',
    street: 'text[]',
    postcode: 'text',
    city: 'text',
    country_code: 'text',
    email: 'citext',
  },
};

/** A customer with its company found and its password hashed. */
export type ReadyCustomer = Rights & {
  email: string;
  password_hash: string | null;
  role: Role | null;
  company_id: number | null;
  prefix: string | null;
  firstname: string;
  lastname: string;
  job_title: string | null;
  mobile: string | null;
  is_subscribed: boolean;
  is_confirmed: boolean;
  is_active: boolean;
  created_at: string;
};

const CUSTOMER: UpsertTarget<ReadyCustomer> = {
  table: 'customer',
  key: ['email'],
  columns: {
    email: 'citext',
    password_hash: 'text',
    role: 'text',
    company_id: 'integer',
    prefix: 'text',
    firstname: 'text',
    lastname: 'text',
    job_title: 'text',
    mobile: 'text',
    is_subscribed: 'boolean',
    is_confirmed: 'boolean',
    is_active: 'boolean',
    ...eachRight(() => 'boolean'),
    ceiling_validated_order_cents: 'bigint',
    created_at: 'timestamptz',
  },
};

export const upsertCompanies = (db: Database, rows: readonly CompanyRow[]): Promise<Upserted> =>
  upsertCounting(db, COMPANY, rows);

export const upsertCustomers = (db: Database, rows: readonly ReadyCustomer[]): Promise<Upserted> =>
  upsertCounting(db, CUSTOMER, rows);

/** A company hangs on its shop by foreign key: asking first gives the line a reason instead of a fault. */
export async function missingShops(db: Database, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ code: string }>`
    select given.code from unnest(${codes}::text[]) as given(code)
    where not exists (select from shop where shop.code = given.code)`.execute(db);
  return new Set(found.rows.map((row) => row.code));
}

/** A company that registered online takes the code its store gives it, and keeps its accounts. */
export async function adoptProspects(
  db: Database,
  rows: readonly Pick<CompanyRow, 'client_code' | 'siret'>[],
): Promise<void> {
  await sql`
    update company set client_code = given.client_code, is_prospect = false
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(client_code text, siret text)
    where company.siret = given.siret and company.is_prospect
      and not exists (select from company other where other.client_code = given.client_code)`.execute(db);
}

/** Establishments already known under another client code: siret -> client code. */
export async function siretHolders(
  db: Database,
  sirets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ siret: string; client_code: string }>`
    select siret, client_code from company where siret = any(${sirets}::text[]) and not is_prospect`.execute(
    db,
  );
  return new Map(found.rows.map((row) => [row.siret, row.client_code]));
}

export async function companyIds(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ id: number; client_code: string }>`
    select id, client_code from company where client_code = any(${codes}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.client_code, row.id]));
}

export type KnownCustomer = {
  id: number;
  password_hash: string | null;
  is_suspended: boolean;
  is_subscribed: boolean;
  created_at: string;
};

/** Customers by e-mail, lower-cased: the column itself does not mind capitals. */
export async function knownCustomers(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, KnownCustomer>> {
  const found = await sql<KnownCustomer & { email: string }>`
    select id, lower(email::text) as email, password_hash, suspended_at is not null as is_suspended,
      is_subscribed, created_at::text
    from customer where email = any(${emails}::citext[])`.execute(db);
  return new Map(found.rows.map(({ email, ...customer }) => [email, customer]));
}

/** Whom that changed. */
export async function setParents(
  db: Database,
  links: readonly { id: number; parent_id: number | null }[],
): Promise<number[]> {
  const result = await sql<{ id: number }>`
    update customer set parent_id = given.parent_id
    from json_to_recordset(${JSON.stringify(links)}::json) as given(id integer, parent_id integer)
    where customer.id = given.id and customer.parent_id is distinct from given.parent_id
    returning customer.id`.execute(db);
  return result.rows.map(({ id }) => id);
}

/** Of each kind one at most: the one that the customer has stays, else it is the first of the file. */
function firstDefault(kind: 'default_shipping' | 'default_billing'): RawBuilder<unknown> {
  const column = sql.ref(`given.${kind}`);
  return sql`${column} and row_number() over (partition by given.customer_id, ${column}) = 1
    and not exists (select from customer_address as held
      where held.customer_id = given.customer_id and ${sql.ref(`held.${kind}`)})`;
}

/** Adds the addresses a customer does not have yet; those it has keep their number, for carts and orders point at it. */
export async function addAddresses(
  db: Database,
  addresses: readonly (CustomerAddressRow & { customer_id: number })[],
): Promise<number[]> {
  const result = await sql<{ id: number }>`
    insert into customer_address (customer_id, label, firstname, lastname, company, street, postcode, city,
      country_code, telephone, default_shipping, default_billing, is_shared)
    select customer_id, label, firstname, lastname, company, street, postcode, city,
      country_code, telephone, ${firstDefault('default_shipping')}, ${firstDefault('default_billing')},
      btrim(coalesce(company, '')) <> ''
        and exists (select from customer where customer.id = given.customer_id and customer.role = 'Dirigeant')
    from json_to_recordset(${JSON.stringify(addresses)}::json) as given(
      customer_id integer, label text, firstname text, lastname text, company text, street text[], postcode text,
      city text, country_code text, telephone text, default_shipping boolean, default_billing boolean)
    where not exists (
      select from customer_address as held
      where held.customer_id = given.customer_id and held.street = given.street and held.postcode = given.postcode
        and held.city = given.city and held.label is not distinct from given.label)
    returning customer_id as id`.execute(db);
  return result.rows.map(({ id }) => id);
}
