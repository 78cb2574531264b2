// By what a list of quotations may be narrowed: the stores and the sellers that somebody's own quotations have.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { withinReach } from './quotation-reach-store.ts';

export type QuotationChoices = { stores: { code: string; name: string }[]; sellers: string[] };

/** More names than these nobody looks through. */
const MOST_SELLERS = 200;

export async function selectQuotationChoices(db: Database, reach: StaffReach): Promise<QuotationChoices> {
  const stores = await sql<{ code: string; name: string }>`
    select code, coalesce(title_label, code) as name from shop where ${storesWithin(reach)}
    order by name, code`.execute(db);
  // From name to name by the index: how many quotations each has written costs nothing.
  const sellers = await sql<{ seller: string }>`
    with recursive named as (
      (select seller from quotation where seller is not null order by seller limit 1)
      union all
      select (select next.seller from quotation next where next.seller > named.seller order by next.seller limit 1)
      from named where named.seller is not null)
    select seller from named where seller <> '' and exists (
      select from quotation where quotation.seller = named.seller and ${withinReach(reach)})
    limit ${MOST_SELLERS}`.execute(db);
  return { stores: stores.rows, sellers: sellers.rows.map(({ seller }) => seller) };
}

function storesWithin(reach: StaffReach): RawBuilder<unknown> {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`code = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`code in (
        select shop_code from company where id = any(${[...reach.companyIds]}::int[])
        union all select current_shop_code from customer
          where id = any(${[...reach.customerIds]}::int[]) and company_id is null)`;
  }
}
