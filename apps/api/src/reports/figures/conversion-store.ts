// How far carts came, from what carts and orders say of themselves: nobody is followed. Each step counts whoever came to it
// or further.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ofStore } from '../report-conditions-store.ts';
import { cartsSums } from '../rollups/carts-sums-store.ts';
import { daysToRead } from '../rollups/days-to-read.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

/** In the order of the steps. */
export async function selectConversion(
  db: Database,
  { period, reach, store }: FiguresQuestion,
  steps: readonly string[],
): Promise<FigureSum[]> {
  const read = await daysToRead(db, 'carts', period, reach);
  const found = await sql<FigureSum>`
    with come as (
      select step, sum(carts)::numeric as carts from (${cartsSums(period, read, reach)}) sums
      where ${ofStore(store, sql`shop_code`)} group by step
    ), reached as (
      select nth, coalesce(sum(come.carts), 0) as carts
      from generate_series(1, ${steps.length}::int) nth left join come on come.step >= nth group by nth
    )
    select nth::text as key, (${[...steps]}::text[])[nth] as label, false as "isWhole", json_build_array(carts,
      carts / nullif(first_value(carts) over (order by nth), 0), carts / nullif(lag(carts) over (order by nth), 0)) as "values"
    from reached order by nth`.execute(db);
  return found.rows;
}
