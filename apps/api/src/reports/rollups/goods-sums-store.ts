// Goods summed by day, store and universe, with what they cost where that is known.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach, SOLD } from '../report-conditions-store.ts';
import type { ReportReach } from '../report-conditions-store.ts';
import type { Period } from '../report-period.ts';
import { SHELF } from '../shelf-store.ts';
import { summedWithin, withinAny } from './figure-days-store.ts';

const EVERYBODY: ReportReach = { kind: 'all' };
const DAY = frenchDay(sql`orders.placed_at`);

/** For a recursive « with »: what `goodsSums` reads from. */
export const GOODS_READ_FROM = sql`${SHELF}, cost as (
    select article_sku, since, lead(since, 1, 'infinity') over (partition by article_sku order by since) as ends,
      pack_ht_cents as cents
    from article_cost
  )`;

/** `(day, shop_code, universe, orders, ht_cents, covered_ht_cents, cost_cents)` of a period. */
export function goodsSums(period: Period, read: readonly Period[], reach: ReportReach): RawBuilder<unknown> {
  const owned = { shop: sql`shop_code`, customer: sql`null::int`, company: sql`null::int` };
  return sql`
    select day, shop_code, universe, orders, ht_cents, covered_ht_cents, cost_cents from figure_goods
    where ${summedWithin(sql`day`, period, read)} and ${ofReach(reach, owned)}
    union all ${readGoods(read, reach)}`;
}

export async function sumGoods(db: Database, days: readonly string[], stretch: Period): Promise<void> {
  await sql`delete from figure_goods where day = any(${[...days]}::date[])`.execute(db);
  await sql`with recursive ${GOODS_READ_FROM}
    insert into figure_goods (day, shop_code, universe, orders, ht_cents, covered_ht_cents, cost_cents)
    ${readGoods([stretch], EVERYBODY)}`.execute(db);
}

function readGoods(read: readonly Period[], reach: ReportReach): RawBuilder<unknown> {
  return sql`
    select ${DAY} as day, orders.shop_code, shelf.root as universe, count(distinct orders.id)::int as orders,
      sum(line.row_ht_cents - line.discount_ht_cents)::bigint as ht_cents,
      coalesce(sum(line.row_ht_cents - line.discount_ht_cents) filter (where cost.cents is not null), 0)::bigint
        as covered_ht_cents,
      coalesce(sum(line.quantity * cost.cents::bigint), 0)::bigint as cost_cents
    from orders join order_line line on line.order_id = orders.id
      left join cost on cost.article_sku = line.article_sku and ${DAY} >= cost.since and ${DAY} < cost.ends
      left join shelf on shelf.sku = line.parent_sku
    where ${withinAny(sql`orders.placed_at`, read)} and ${SOLD} and line.quantity > 0 and ${ofReach(reach)}
    group by 1, 2, 3`;
}

/** Changes with the universe of any product. */
export async function selectPresentShelfPrint(db: Database): Promise<string> {
  const found = await sql<{ print: string }>`
    with recursive ${SHELF}
    select md5(coalesce(string_agg(sku || ':' || root, ',' order by sku collate "C"), '')) as print from shelf`.execute(
    db,
  );
  return found.rows[0]?.print ?? '';
}
