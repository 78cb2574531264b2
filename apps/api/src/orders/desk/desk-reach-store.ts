// Whose orders a person of the staff has before it: a condition of every question to the database.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../../customers/customers.ts';

export { staffReach as deskReach } from '../../customers/customers.ts';
export type DeskReach = StaffReach;

export function withinReach(reach: DeskReach): RawBuilder<unknown> {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores': {
      const [only, ...more] = reach.codes;
      // Of one store alone the index gives its orders as they are due.
      if (only !== undefined && more.length === 0) return sql`orders.shop_code = ${only}`;
      return sql`orders.shop_code = any(${[...reach.codes]}::text[])`;
    }
    case 'customers':
      return sql`(orders.customer_id = any(${[...reach.customerIds]}::int[])
        or orders.company_id = any(${[...reach.companyIds]}::int[]))`;
  }
}
