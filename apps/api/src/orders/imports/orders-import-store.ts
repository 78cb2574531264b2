import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { OrderPostalAddress } from '../records/order-record.ts';

export type KnownBuyer = {
  email: string;
  customerId: number;
  companyId: number | null;
  clientCode: string | null;
  name: string;
  address: OrderPostalAddress | null;
};

/** By e-mail, with a default for orders without an address: their own, else that of the company's head. */
export async function selectBuyers(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, KnownBuyer>> {
  const found = await sql<KnownBuyer>`
    select lower(customer.email::text) as email, customer.id as "customerId", customer.company_id as "companyId",
      (select client_code from company where company.id = customer.company_id) as "clientCode",
      customer.firstname || ' ' || customer.lastname as name,
      (select jsonb_build_object('prefix', owner.prefix, 'firstname', held.firstname, 'lastname', held.lastname,
          'suffix', null, 'company', held.company, 'street', held.street, 'postcode', held.postcode,
          'city', held.city, 'country_code', held.country_code, 'telephone', held.telephone)
        from customer_address held join customer owner on owner.id = held.customer_id
        where owner.id = customer.id or (owner.company_id = customer.company_id and owner.role = 'Dirigeant')
        order by owner.id = customer.id desc, held.default_shipping desc, held.id limit 1) as address
    from customer where lower(customer.email::text) = any(${emails}::text[])`.execute(db);
  return new Map(found.rows.map((buyer) => [buyer.email, buyer]));
}
