// Whose quotations a person of the staff has before it: a condition of every question to the database.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../../customers/customers.ts';

/** Of a company the store it is attached to counts, of a private customer the store it chose: as of the people. */
export function withinReach(reach: StaffReach): RawBuilder<unknown> {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`case when quotation.company_id is null
        then (select current_shop_code from customer where customer.id = quotation.customer_id)
        else (select shop_code from company where company.id = quotation.company_id) end
        = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`(quotation.company_id = any(${[...reach.companyIds]}::int[])
        or (quotation.company_id is null and quotation.customer_id = any(${[...reach.customerIds]}::int[])))`;
  }
}
