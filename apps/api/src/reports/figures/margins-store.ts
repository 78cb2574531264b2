// What is left of the goods sold once they are paid for, where their cost on the day of the order is known.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach, ofStore, SOLD, within } from '../report-conditions-store.ts';
import { NO_UNIVERSE, SHELF } from '../shelf-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

type Told = { key: RawBuilder<unknown>; label: RawBuilder<unknown>; joins: RawBuilder<unknown> };

const DAY = frenchDay(sql`orders.placed_at`);

function toldBy(by: FiguresQuestion['by']): Told {
  switch (by) {
    case 'universe':
      return {
        key: sql`coalesce(shelf.root::text, '')`,
        label: sql`coalesce(shelf.name, ${NO_UNIVERSE})`,
        joins: sql`left join shelf on shelf.sku = line.parent_sku`,
      };
    case 'store':
      return {
        key: sql`orders.shop_code`,
        label: sql`coalesce(shop.title_label, orders.shop_code)`,
        joins: sql`left join shop on shop.code = orders.shop_code`,
      };
    default:
      return { key: sql`${DAY}::text`, label: sql`${DAY}::text`, joins: sql`` };
  }
}

export async function selectMargins(
  db: Database,
  { by, period, reach, store }: FiguresQuestion,
): Promise<FigureSum[]> {
  const { key, label, joins } = toldBy(by);
  const found = await sql<FigureSum>`
    with recursive ${SHELF}, cost as (
      select article_sku, since, lead(since, 1, 'infinity') over (partition by article_sku order by since) as ends,
        pack_ht_cents as cents
      from article_cost
    ), told as (
      select ${key} as key, ${label} as label, line.row_ht_cents - line.discount_ht_cents as ht,
        line.quantity * cost.cents::bigint as cost
      from orders join order_line line on line.order_id = orders.id
        left join cost on cost.article_sku = line.article_sku and ${DAY} >= cost.since and ${DAY} < cost.ends
        ${joins}
      where ${within(sql`orders.placed_at`, period)} and ${SOLD} and ${ofReach(reach)} and ${ofStore(store)}
    ), summed as (
      select key, max(label) as label, grouping(key) = 1 as whole, coalesce(sum(ht), 0) as ht,
        coalesce(sum(ht) filter (where cost is not null), 0) as covered, coalesce(sum(cost), 0) as cost
      from told group by grouping sets ((key), ())
    )
    select coalesce(key, '') as key, coalesce(label, '') as label, whole as "isWhole", json_build_array(ht, covered,
      covered / nullif(ht, 0), cost, covered - cost, (covered - cost) / nullif(covered, 0)) as "values"
    from summed order by ${by === 'day' ? sql`key` : sql`covered - cost desc, key`}`.execute(db);
  return found.rows;
}
