// The rows a registration writes. A company's row is locked while its head is decided.
import { sql } from 'kysely';
import type { Profile } from '@nuancier/domain/customers/profile/changed-profile.ts';
import type { Rights, Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';

export type KnownCompany = {
  id: number;
  client_code: string;
  name: string;
  siret: string | null;
  street: string[];
  postcode: string;
  city: string;
  price_list: string;
  shop_code: string | null;
  is_prospect: boolean;
  is_used: boolean;
};

// Neither an account not confirmed in time nor one that only gave a client code blocks a registration.
const used = (now: Date) => sql<boolean>`exists (
  select from customer head where head.company_id = company.id and head.role = 'Dirigeant' and head.is_active
    and head.is_proven
    and (head.is_confirmed or not exists (
      select from email_confirmation link where link.customer_id = head.id and link.expires_at <= ${now})))`;

const known = (now: Date) => sql`id, client_code, name, siret, street, postcode, city, price_list, shop_code,
  is_prospect, ${used(now)} as is_used`;

export async function selectCompanyBySiret(
  db: Database,
  siret: string,
  now: Date,
): Promise<KnownCompany | undefined> {
  const found = await sql<KnownCompany>`select ${known(now)} from company where siret = ${siret}`.execute(db);
  return found.rows[0];
}

/** A company with a provisional code is unknown to the stores, so the code cannot come from one. */
export async function selectCompanyByCode(
  db: Database,
  clientCode: string,
  now: Date,
): Promise<KnownCompany | undefined> {
  const found = await sql<KnownCompany>`
    select ${known(now)} from company where upper(client_code) = upper(${clientCode}) and not is_prospect`.execute(
    db,
  );
  return found.rows[0];
}

export type ProspectCompany = {
  name: string;
  siret: string;
  shop_code: string | null;
  street: string[];
  postcode: string;
  city: string;
};

/**
 * The existing one or a new one, locked against concurrent registrations. Data from an unconfirmed account is
 * overwritten.
 */
export async function lockProspectCompany(
  db: Database,
  { siret, ...company }: ProspectCompany,
  priceList: string,
  now: Date,
): Promise<KnownCompany> {
  await sql`
    insert into company (client_code, name, siren, siret, price_list, shop_code, street, postcode, city, is_prospect)
    values ('WEB' || lpad(nextval('prospect_code')::text, 6, '0'), ${company.name}, ${siret.slice(0, 9)}, ${siret},
      ${priceList}, ${company.shop_code}, ${company.street}, ${company.postcode}, ${company.city}, true)
    on conflict (siret) do update set name = excluded.name, shop_code = excluded.shop_code, street = excluded.street,
      postcode = excluded.postcode, city = excluded.city
    where company.is_prospect and not ${used(now)}`.execute(db);
  const held = await sql<{ id: number }>`select id from company where siret = ${siret} for update`.execute(
    db,
  );
  return lockCompany(db, held.rows[0]?.id ?? 0, now);
}

export async function lockCompany(db: Database, id: number, now: Date): Promise<KnownCompany> {
  await sql`select from company where id = ${id} for update`.execute(db);
  const found = await sql<KnownCompany>`select ${known(now)} from company where id = ${id}`.execute(db);
  const company = found.rows[0];
  if (company === undefined) throw new Error('A company that was just held is gone');
  return company;
}

/** Unconfirmed accounts are closed once another one is confirmed. */
export async function closeUnconfirmedHeads(db: Database, companyId: number): Promise<void> {
  await sql`
    update customer set is_active = false
    where company_id = ${companyId} and role = 'Dirigeant' and is_active and is_proven and not is_confirmed`.execute(
    db,
  );
}

export type NewCustomer = Profile &
  Rights & {
    email: string;
    password_hash: string | null;
    role: Role | null;
    company_id: number | null;
    current_shop_code: string | null;
    is_confirmed: boolean;
    is_proven: boolean;
    created_at: Date;
  };

/** Undefined when the address is taken. */
export async function insertCustomer(db: Database, customer: NewCustomer): Promise<number | undefined> {
  const inserted = await db
    .insertInto('customer')
    .values({ ...customer, parent_id: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}
