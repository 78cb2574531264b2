// An account that finds the company it belongs to.
import { sql } from 'kysely';
import type { Rights } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';

export type CompanyMembership = {
  isClient: boolean;
  clientCode: string | null;
  name: string;
  email: string;
  telephone: string | null;
};

/** Whether a store knows this account already; in a transaction it stays so until the end. */
export async function lockMembership(db: Database, customerId: number): Promise<CompanyMembership> {
  // Locked before it is read: after waiting for the lock, the row must be the current one.
  await sql`select from customer where id = ${customerId} for update`.execute(db);
  const found = await sql<CompanyMembership>`
    select customer.company_id is not null and not company.is_prospect as "isClient",
      company.client_code as "clientCode", customer.firstname || ' ' || customer.lastname as name,
      customer.email::text as email, customer.mobile as telephone
    from customer left join company on company.id = customer.company_id
    where customer.id = ${customerId}`.execute(db);
  const membership = found.rows[0];
  if (membership === undefined) throw new Error('An account that has signed in is gone');
  return membership;
}

/**
 * The head and its sub-accounts move over. The company registered online loses its SIRET, so that a later
 * registration with that number does not find its past.
 */
export async function linkCompany(
  db: Database,
  customerId: number,
  { companyId, ...rights }: Rights & { companyId: number },
): Promise<void> {
  await sql`
    update company set siret = null where is_prospect
      and id = (select company_id from customer where customer.id = ${customerId})`.execute(db);
  await db
    .updateTable('customer')
    .set({ ...rights, company_id: companyId, role: 'Dirigeant', current_shop_code: null, is_proven: false })
    .where('id', '=', customerId)
    .execute();
  await db
    .updateTable('customer')
    .set({ company_id: companyId })
    .where('parent_id', '=', customerId)
    .execute();
}
