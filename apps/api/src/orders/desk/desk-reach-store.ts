// Whose orders a person of the staff has before it: a condition of every question to the database.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { portfolioReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';

export type DeskReach =
  | { kind: 'all' }
  | { kind: 'stores'; codes: readonly string[] }
  | { kind: 'customers'; customerIds: readonly number[]; companyIds: readonly number[] };

/** A portfolio is its customers, and the companies that they head. */
export async function deskReach(db: Database, reach: Reach): Promise<DeskReach> {
  if (reach.kind !== 'portfolio') return reach;
  const { customerIds, headOfCompany } = await portfolioReach(db, reach.representativeId);
  return { kind: 'customers', customerIds, companyIds: [...headOfCompany.keys()] };
}

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
