// What was searched, as the shop counts it by day: nobody's words, and no store's.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

/** The most searched first; days in their order. */
export async function selectSearches(db: Database, { by, period }: FiguresQuestion): Promise<FigureSum[]> {
  const key = by === 'day' ? sql`day::text` : sql`words`;
  const order = by === 'day' ? sql`key` : sql`searches desc, key`;
  const found = await sql<FigureSum>`
    with counted as (
      select ${key} as key, sum(searches)::numeric as searches, sum(without_result)::numeric as without,
        sum(clicks)::numeric as clicks, grouping(${key}) = 1 as "isWhole"
      from search_count where day between ${period.since}::date and ${period.until}::date
      group by rollup (${key})
    )
    select coalesce(key, '') as key, coalesce(key, '') as label, "isWhole",
      json_build_array(searches, without, without / nullif(searches, 0), clicks) as "values"
    from counted where searches is not null order by "isWhole", ${order}`.execute(db);
  return found.rows;
}
