import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type NamedCustomer = { id: number; name: string; company: string | null };

/** By an e-mail address, or as the head of the company with that code; whole and exact. */
export async function selectNamedCustomer(db: Database, given: string): Promise<NamedCustomer | undefined> {
  const found = await sql<NamedCustomer>`
    select customer.id, trim(customer.firstname || ' ' || customer.lastname) as name, company.name as company
    from customer left join company on company.id = customer.company_id and customer.is_proven
    where customer.is_active and (customer.email = ${given}::citext
      or (company.client_code = ${given} and customer.role = 'Dirigeant'))
    order by customer.id limit 1`.execute(db);
  return found.rows[0];
}
