import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type CustomerFacts = {
  customer_id: number;
  client_code: string | null;
  role: string | null;
  shop_code: string | null;
};

/** Who it is to the merchant's systems, without a name or an address. */
export async function selectCustomerFacts(db: Database, customerId: number): Promise<CustomerFacts> {
  const found = await sql<CustomerFacts>`
    select customer.id as customer_id, company.client_code, customer.role,
      coalesce(customer.current_shop_code, company.shop_code) as shop_code
    from customer left join company on company.id = customer.company_id
    where customer.id = ${customerId}`.execute(db);
  const [facts] = found.rows;
  if (facts === undefined) throw new Error(`The customer ${customerId} is not there to be told of`);
  return facts;
}
