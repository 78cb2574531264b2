// Whose quotations a person of the staff has before it: a condition of every question to the database.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { portfolioReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';

export type QuotationReach =
  | { kind: 'all' }
  | { kind: 'stores'; codes: readonly string[] }
  | { kind: 'customers'; customerIds: readonly number[]; companyIds: readonly number[] };

/** A portfolio is its customers, and the companies that they head. */
export async function quotationReach(db: Database, reach: Reach): Promise<QuotationReach> {
  if (reach.kind !== 'portfolio') return reach;
  const { customerIds, headOfCompany } = await portfolioReach(db, reach.representativeId);
  return { kind: 'customers', customerIds, companyIds: [...headOfCompany.keys()] };
}

/** Of a company the store it is attached to counts, of a private customer the store it chose. */
export function withinReach(reach: QuotationReach): RawBuilder<unknown> {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`coalesce(
        (select shop_code from company where company.id = quotation.company_id),
        (select current_shop_code from customer where customer.id = quotation.customer_id))
        = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`(quotation.company_id = any(${[...reach.companyIds]}::int[])
        or (quotation.company_id is null and quotation.customer_id = any(${[...reach.customerIds]}::int[])))`;
  }
}

/** The same of the people a quotation may be written for. */
export function customersWithin(reach: QuotationReach): RawBuilder<unknown> {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`coalesce(company.shop_code, customer.current_shop_code) = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`customer.id = any(${[...reach.customerIds]}::int[])`;
  }
}
