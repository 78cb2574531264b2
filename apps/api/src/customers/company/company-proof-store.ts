// Accounts of which only a client code says that they are their company's.
import { sql } from 'kysely';
import type { Rights } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';

export type Claim = {
  customerId: number;
  name: string;
  email: string;
  prefix: string | null;
  firstname: string;
  lastname: string;
  companyId: number;
  company: string;
  clientCode: string;
  /** where the company itself can be asked */
  companyEmail: string | null;
  askedAt: Date;
  /** the site the claim was made on, whose name the mail bears; the default site when not recorded */
  siteCode: string | null;
};

const CLAIM = sql`customer.id as "customerId", customer.firstname || ' ' || customer.lastname as name,
  customer.email::text as email, customer.prefix, customer.firstname, customer.lastname, company.id as "companyId",
  company.name as company, company.client_code as "clientCode", company.email::text as "companyEmail",
  proof.asked_at as "askedAt", proof.site_code as "siteCode"
  from company_proof proof
  join customer on customer.id = proof.customer_id and not customer.is_proven
  join company on company.id = customer.company_id`;

// Decided from the oldest on: whoever waits behind them comes into sight as they are.
const MOST_CLAIMS = 500;

export async function beginProof(
  db: Database,
  claim: { customerId: number; siteCode: string; telephone: string | null; now: Date },
): Promise<void> {
  await sql`
    insert into company_proof (customer_id, asked_at, site_code, telephone)
    values (${claim.customerId}, ${claim.now}, ${claim.siteCode}, ${claim.telephone})
    on conflict (customer_id) do update set asked_at = excluded.asked_at, site_code = excluded.site_code,
      telephone = excluded.telephone, token_hash = null, expires_at = null`.execute(db);
}

/** The former link is revoked. */
export async function replaceProofLink(
  db: Database,
  link: { customerId: number; hash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('company_proof')
    .set({ token_hash: link.hash, expires_at: link.expiresAt })
    .where('customer_id', '=', link.customerId)
    .execute();
}

/** Locked until the transaction ends: of two concurrent decisions one counts. */
export async function lockClaim(db: Database, customerId: number): Promise<Claim | undefined> {
  const found = await sql<Claim>`
    select ${CLAIM} where customer.id = ${customerId} and customer.is_active for update of proof, customer`.execute(
    db,
  );
  return found.rows[0];
}

export async function lockClaimOfLink(db: Database, hash: Buffer, now: Date): Promise<Claim | undefined> {
  const found = await sql<Claim>`
    select ${CLAIM} where proof.token_hash = ${hash} and proof.expires_at > ${now}
      and customer.is_active for update of proof, customer`.execute(db);
  return found.rows[0];
}

export async function selectClaims(db: Database): Promise<Claim[]> {
  const found = await sql<Claim>`
    select ${CLAIM} where customer.is_active order by proof.asked_at, customer.id limit ${MOST_CLAIMS}`.execute(
    db,
  );
  return found.rows;
}

/** The others who showed the same code. */
export async function rivalsOf(db: Database, { companyId, customerId }: Claim): Promise<Claim[]> {
  const found = await sql<Claim>`
    select ${CLAIM} where company.id = ${companyId} and customer.id <> ${customerId} for update of proof`.execute(
    db,
  );
  return found.rows;
}

/** The company's address is granted with the proof, if the account has none: before, it may not be read. */
export async function grantClaim(db: Database, customerId: number): Promise<void> {
  await sql`
    insert into customer_address (customer_id, prefix, firstname, lastname, company, street, postcode, city,
      telephone, default_shipping, default_billing)
    select customer.id, customer.prefix, customer.firstname, customer.lastname, company.name, company.street,
      company.postcode, company.city, proof.telephone, true, true
    from company_proof proof join customer on customer.id = proof.customer_id
      join company on company.id = customer.company_id
    where customer.id = ${customerId} and cardinality(company.street) > 0
      and not exists (select from customer_address own where own.customer_id = customer.id)`.execute(db);
  await db.updateTable('customer').set({ is_proven: true }).where('id', '=', customerId).execute();
  await db.deleteFrom('company_proof').where('customer_id', '=', customerId).execute();
}

/** The account continues without a company; those it had opened for others are closed. */
export async function withdrawClaim(db: Database, customerId: number, rights: Rights): Promise<void> {
  await db
    .updateTable('customer')
    .set({ ...rights, company_id: null, role: null, is_proven: true, current_shop_code: null })
    .where('id', '=', customerId)
    .execute();
  await db
    .updateTable('customer')
    .set({ company_id: null, is_active: false })
    .where('parent_id', '=', customerId)
    .execute();
  await db.deleteFrom('company_proof').where('customer_id', '=', customerId).execute();
}
