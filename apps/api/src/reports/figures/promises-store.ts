// Promises whose moment fell into the period, and when they were kept.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ofStore } from '../report-conditions-store.ts';
import { daysToRead } from '../rollups/days-to-read.ts';
import { promisesSums } from '../rollups/promises-sums-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

export async function selectPromises(
  db: Database,
  { by, period, reach, store, now }: FiguresQuestion,
): Promise<FigureSum[]> {
  const key = by === 'week' ? sql`date_trunc('week', day)::date::text` : sql`shop_code`;
  const label = by === 'week' ? key : sql`coalesce(shop.title_label, shop_code)`;
  const read = await daysToRead(db, 'due', period, reach);
  const found = await sql<FigureSum>`
    with told as materialized (
      select ${key} as key, ${label} as label, sums.*
      from (${promisesSums(period, read, { reach, now })}) sums left join shop on shop.code = shop_code
      where ${ofStore(store, sql`shop_code`)}
    ), late as (
      select key, grouping(key) = 1 as whole, percentile_cont(0.5) within group (order by hours) as median,
        max(hours) as most
      from told, unnest(late_hours) hours group by grouping sets ((key), ())
    ), summed as (
      select key, max(label) as label, grouping(key) = 1 as whole, coalesce(sum(promised), 0)::numeric as promised,
        coalesce(sum(kept), 0) as kept, coalesce(sum(unready), 0) as unready
      from told group by grouping sets ((key), ())
    )
    select coalesce(summed.key, '') as key, coalesce(label, '') as label, summed.whole as "isWhole", json_build_array(
      promised, kept, promised - kept, unready, kept / nullif(promised, 0), median, most) as "values"
    from summed left join late on late.whole = summed.whole and late.key is not distinct from summed.key
    order by ${by === 'week' ? sql`summed.key` : sql`kept / nullif(promised, 0), promised desc, summed.key`}`.execute(
    db,
  );
  return found.rows;
}
