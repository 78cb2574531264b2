// What stands on the papers of many orders beside the orders themselves.
import { sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import { DUE } from '../../desk/desk-search-store.ts';

export type PrintFacts = {
  orderId: number;
  shopName: string;
  dueAt: Date | null;
  company: string | null;
  mobile: string | null;
};

export async function selectPrintFacts(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, PrintFacts>> {
  const found = await sql<PrintFacts>`
    select orders.id as "orderId", coalesce(shop.title_label, orders.shop_code) as "shopName",
      case when isfinite(${DUE}) then ${DUE} end as "dueAt",
      coalesce(company.name, orders.billing_address ->> 'company') as company,
      nullif(customer.mobile, '') as mobile
    from orders left join shop on shop.code = orders.shop_code
      left join company on company.id = orders.company_id
      left join customer on customer.id = orders.customer_id
    where orders.id = any(${[...orderIds]}::int[])`.execute(db);
  return new Map(found.rows.map((row) => [row.orderId, row]));
}

/** By reference. */
export async function selectEans(
  db: Database,
  skus: readonly string[],
): Promise<Readonly<Record<string, string | null>>> {
  const found = await sql<{ sku: string; ean: string | null }>`
    select sku, ean from article where sku = any(${[...skus]}::text[])`.execute(db);
  return Object.fromEntries(found.rows.map(({ sku, ean }) => [sku, ean]));
}
