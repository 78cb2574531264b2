import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { OrderPostalAddress } from './order-record.ts';

export type KnownBuyer = {
  email: string;
  customerId: number;
  companyId: number | null;
  name: string;
  address: OrderPostalAddress | null;
};

/** By e-mail, with the address an order of theirs went to unless told. */
export async function selectBuyers(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, KnownBuyer>> {
  const found = await sql<KnownBuyer>`
    select lower(customer.email::text) as email, customer.id as "customerId", customer.company_id as "companyId",
      customer.firstname || ' ' || customer.lastname as name,
      (select jsonb_build_object('prefix', customer.prefix, 'firstname', held.firstname, 'lastname', held.lastname,
          'suffix', null, 'company', held.company, 'street', held.street, 'postcode', held.postcode,
          'city', held.city, 'country_code', held.country_code, 'telephone', held.telephone)
        from customer_address held where held.customer_id = customer.id
        order by held.default_shipping desc, held.id limit 1) as address
    from customer where lower(customer.email::text) = any(${emails}::text[])`.execute(db);
  return new Map(found.rows.map((buyer) => [buyer.email, buyer]));
}
