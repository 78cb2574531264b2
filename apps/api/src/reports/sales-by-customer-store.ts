// Sales by customer: of very many, the largest and what all come to, in one statement.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { givenBack } from './given-back-store.ts';
import { buyerOf, buyersSums } from './rollups/buyers-sums-store.ts';
import type { SalesAsked, SalesSum } from './sales-store.ts';

/** `sums`: the largest first, at most so many; `count` and `whole`: of all. */
export type SalesOfCustomers = {
  sums: SalesSum[];
  count: number;
  whole: { orders: number; ht: string; ttc: string; refunds: string };
};

type Row = Omit<SalesSum, 'key'> & {
  key: string | null;
  count: number;
  allOrders: number;
  allHt: string;
  allTtc: string;
  allRefunds: string;
};

/** A customer goes by the name on the last order of the period, a company by its own. */
export async function selectSalesByCustomer(
  db: Database,
  { period, read, reach }: SalesAsked,
  first: number | null,
): Promise<SalesOfCustomers> {
  const found = await sql<Row>`
    with told as (
      select *, 0::bigint as refunds, null::text as given_to, null::text as address
      from (${buyersSums(period, read, reach)}) sums
      union all
      select ${buyerOf('back')}, null, 0, 0, 0, cents, buyer, lower(email)
      from (${givenBack(period, reach)}) back
    ), summed as materialized (
      -- Whole cents are exact in such numbers, and hundreds of thousands of them are added up in half the time.
      select company_id, customer_id, visitor, max(last_order_id) as last_order_id, max(given_to collate "C") as given_to,
        max(address collate "C") as address, sum(orders)::int as orders,
        sum(ht_cents::float8)::bigint as ht, sum(ttc_cents::float8)::bigint as ttc, sum(refunds::float8)::bigint as refunds
      from told group by company_id, customer_id, visitor
    ), whole as (
      select count(*)::int as count, coalesce(sum(orders), 0)::int as "allOrders", coalesce(sum(ht), 0)::text as "allHt",
        coalesce(sum(ttc), 0)::text as "allTtc", coalesce(sum(refunds), 0)::text as "allRefunds"
      from summed
    ), page as (
      select *, row_number() over () as nth
      from (select * from summed order by ht desc, company_id, customer_id, visitor limit ${first}) largest
    )
    select coalesce('s' || page.company_id, 'c' || page.customer_id, lower(last.email::text), address,
        case when nth is not null then '' end) as key,
      coalesce(company.name, last.buyer_name, given_to, '') as label, page.orders, ht::text as ht, ttc::text as ttc,
      refunds::text as refunds, whole.*
    from whole left join page on true left join company on company.id = page.company_id
      left join orders last on last.id = page.last_order_id
    order by nth`.execute(db);
  const [row] = found.rows;
  return {
    sums: found.rows.flatMap(({ key, label, orders, ht, ttc, refunds }) =>
      key === null ? [] : [{ key, label, orders, ht, ttc, refunds }],
    ),
    count: row?.count ?? 0,
    whole: {
      orders: row?.allOrders ?? 0,
      ht: row?.allHt ?? '0',
      ttc: row?.allTtc ?? '0',
      refunds: row?.allRefunds ?? '0',
    },
  };
}
