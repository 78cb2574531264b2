// What was bought in the last twelve months, by article and line by line.
import { sql } from 'kysely';
import { FREE_REFERENCE } from '@nuancier/domain/free-line.ts';
import type { SpentRow } from '@nuancier/domain/orders/spending.ts';
import { isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';
import type { OrderTint } from '../records/order-record.ts';
import { REPRESENTATIVE, within } from '../records/orders-read-store.ts';
import type { OrderScope } from '../records/orders-read-store.ts';

export type FrequentArticle = {
  articleSku: string;
  parentSku: string;
  name: string;
  urlKey: string | null;
  conditioning: string | null;
  color: string | null;
  tint: OrderTint | null;
  orderCount: number;
  lastAt: Date;
  lastQuantity: number;
};

/** An article in another tint counts separately. Several lines in one order count once. */
export async function selectFrequent(
  db: Database,
  scope: OrderScope,
  { since, day, least, most }: { since: Date; day: string; least: number; most: number },
): Promise<FrequentArticle[]> {
  const found = await sql<FrequentArticle>`
    with bought as (
      select line.*, orders.placed_at,
        row_number() over (partition by article_sku, tint order by placed_at desc, line.id desc) as nth,
        sum(quantity) over (partition by article_sku, tint, order_id) as in_order
      from order_line line join orders on orders.id = line.order_id
      where ${within(scope)} and status <> 'ANNULEE' and line.quantity > 0 and placed_at >= ${since}
        and article_sku <> ${FREE_REFERENCE}),
    counted as (
      select article_sku, tint, count(distinct order_id)::int as orders from bought group by article_sku, tint)
    select bought.article_sku as "articleSku", parent_sku as "parentSku", bought.name, 
      case when ${isOffered(day)} then product.url_key end as "urlKey",
      conditioning, color, bought.tint, counted.orders as "orderCount", placed_at as "lastAt",
      in_order::int as "lastQuantity"
    from bought
      join counted on counted.article_sku = bought.article_sku and counted.tint is not distinct from bought.tint
      left join product on product.sku = parent_sku
    where nth = 1 and counted.orders >= ${least}
    order by counted.orders desc, placed_at desc, bought.article_sku collate "C" limit ${most}`.execute(db);
  return found.rows;
}

export type PurchasedLine = {
  number: string;
  placedAt: Date;
  purchaseRef: string | null;
  purchaseOrderNumber: string | null;
  buyerName: string;
  representativeName: string | null;
  articleSku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  tint: OrderTint | null;
  quantity: number;
  unitHt: number;
  tintHt: number | null;
};

export async function selectPurchases(
  db: Database,
  scope: OrderScope,
  { since, most }: { since: Date; most: number },
): Promise<PurchasedLine[]> {
  const found = await sql<Omit<PurchasedLine, 'unitHt'> & { unitHt: string }>`
    select number, placed_at as "placedAt", purchase_ref as "purchaseRef",
      purchase_order_number as "purchaseOrderNumber", buyer_name as "buyerName",
      ${REPRESENTATIVE} as "representativeName", article_sku as "articleSku", name, conditioning, color, tint, quantity, unit_ht_cents::text as "unitHt",
      tint_ht_cents as "tintHt"
    from order_line line join orders on orders.id = line.order_id
    where ${within(scope)} and status <> 'ANNULEE' and line.quantity > 0 and placed_at >= ${since}
    order by placed_at desc, orders.id desc, position limit ${most}`.execute(db);
  return found.rows.map((line) => ({ ...line, unitHt: Number(line.unitHt) }));
}

/** By French month and by person, oldest first; who is forgotten counts under the label left of it. */
export async function selectSpent(db: Database, scope: OrderScope, firstMonth: string): Promise<SpentRow[]> {
  const found = await sql<Omit<SpentRow, 'spent'> & { spent: string }>`
    select to_char(placed_at at time zone 'Europe/Paris', 'YYYY-MM') as month,
      coalesce(customer_id::text, buyer_name) as "buyerKey",
      (array_agg(buyer_name order by placed_at desc))[1] as "buyerName", sum(total_ht_cents)::text as spent
    from orders
    where ${within(scope)} and status <> 'ANNULEE'
      and placed_at >= (${firstMonth} || '-01')::date::timestamp at time zone 'Europe/Paris'
    group by 1, 2 order by 1, 2`.execute(db);
  return found.rows.map((row) => ({ ...row, spent: Number(row.spent) }));
}
