// Every tint that was ever bought, read from the orders: they keep it as it was sold.
import { sql } from 'kysely';
import { FRENCH_TODAY, isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';
import { MADE } from '../records/tint-made.ts';
import type { MadeColumns } from '../records/tint-made.ts';
import type { OrderTint } from '../records/order-record.ts';
import { within } from '../records/orders-read-store.ts';
import type { OrderScope } from '../records/orders-read-store.ts';

export type BoughtTint = {
  lineId: number;
  tint: OrderTint;
  madeAs: MadeColumns;
  articleSku: string;
  parentSku: string;
  urlKey: string | null;
  productName: string;
  finish: string | null;
  conditioning: string | null;
  quantity: number;
  site: string | null;
  orderNumber: string;
  orderedAt: Date;
  buyerName: string;
  /** how many orders, this one included */
  orderCount: number;
};

/** One for each tint, article and site: the last time it was ordered. Cancelled orders do not count. */
export async function selectBoughtTints(
  db: Database,
  scope: OrderScope,
  most: number,
): Promise<BoughtTint[]> {
  const same = sql`coalesce(line.tint->>'code', line.tint->>'customColorExa'), article_sku, purchase_ref`;
  const found = await sql<BoughtTint>`
    with bought as (
      select line.*, orders.number, orders.placed_at, orders.purchase_ref, orders.buyer_name,
        row_number() over (partition by ${same} order by placed_at desc, line.id desc) as nth,
        dense_rank() over (partition by ${same} order by order_id)
          + dense_rank() over (partition by ${same} order by order_id desc) - 1 as orders
      from order_line line join orders on orders.id = line.order_id
      where ${within(scope)} and status <> 'ANNULEE' and line.quantity > 0 and line.tint is not null)
    select line.id as "lineId", line.tint, ${MADE} as "madeAs", article_sku as "articleSku",
      parent_sku as "parentSku", coalesce(product.name, line.name) as "productName",
      case when ${isOffered(FRENCH_TODAY)} then product.url_key end as "urlKey", product.attributes->>'aspect' as finish, line.conditioning, line.quantity, purchase_ref as site,
      line.number as "orderNumber", placed_at as "orderedAt", buyer_name as "buyerName",
      line.orders::int as "orderCount"
    from bought line left join product on product.sku = parent_sku
      left join article on article.sku = article_sku left join colour on colour.code = line.tint->>'code'
    where nth = 1 order by placed_at desc, line.id desc limit ${most}`.execute(db);
  return found.rows;
}

/** The tint and the site of a line, if it is one of these orders. */
export async function selectBoughtTint(
  db: Database,
  scope: OrderScope,
  lineId: number,
): Promise<{ tint: OrderTint; site: string | null } | undefined> {
  const found = await sql<{ tint: OrderTint; site: string | null }>`
    select line.tint, purchase_ref as site from order_line line join orders on orders.id = line.order_id
    where line.id = ${lineId} and ${within(scope)} and status <> 'ANNULEE' and line.tint is not null`.execute(
    db,
  );
  return found.rows[0];
}
