// What is left of the goods sold once they are paid for, where their cost on the day of the order is known.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ofStore } from '../report-conditions-store.ts';
import { daysToRead } from '../rollups/days-to-read.ts';
import { GOODS_READ_FROM, goodsSums } from '../rollups/goods-sums-store.ts';
import { NO_UNIVERSE } from '../shelf-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

type Told = { key: RawBuilder<unknown>; label: RawBuilder<unknown>; joins: RawBuilder<unknown> };

function toldBy(by: FiguresQuestion['by']): Told {
  switch (by) {
    case 'universe':
      return {
        key: sql`coalesce(universe::text, '')`,
        label: sql`coalesce(category.name, ${NO_UNIVERSE})`,
        joins: sql`left join category on category.id = universe`,
      };
    case 'store':
      return {
        key: sql`shop_code`,
        label: sql`coalesce(shop.title_label, shop_code)`,
        joins: sql`left join shop on shop.code = shop_code`,
      };
    default:
      return { key: sql`day::text`, label: sql`day::text`, joins: sql`` };
  }
}

export async function selectMargins(
  db: Database,
  { by, period, reach, store }: FiguresQuestion,
): Promise<FigureSum[]> {
  const { key, label, joins } = toldBy(by);
  const read = await daysToRead(db, 'sold', period, reach);
  const found = await sql<FigureSum>`
    with recursive ${GOODS_READ_FROM}, told as (
      select ${key} as key, ${label} as label, ht_cents, covered_ht_cents, cost_cents
      from (${goodsSums(period, read, reach)}) sums ${joins}
      where ${ofStore(store, sql`shop_code`)}
    ), summed as (
      select key, max(label) as label, grouping(key) = 1 as whole, coalesce(sum(ht_cents), 0) as ht,
        coalesce(sum(covered_ht_cents), 0) as covered, coalesce(sum(cost_cents), 0) as cost
      from told group by grouping sets ((key), ())
    )
    select coalesce(key, '') as key, coalesce(label, '') as label, whole as "isWhole", json_build_array(ht, covered,
      covered / nullif(ht, 0), cost, covered - cost, (covered - cost) / nullif(covered, 0)) as "values"
    from summed order by ${by === 'day' ? sql`key` : sql`covered - cost desc, key`}`.execute(db);
  return found.rows;
}
