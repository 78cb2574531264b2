// Which days stand summed, and which were touched since.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { frenchDay, within } from '../report-conditions-store.ts';
import type { Period } from '../report-period.ts';

/** `sold`, `demand`, `buyers`: by the day an order was placed; `due`: by the day its promise fell due; `carts`: by the day one was begun. */
export type FigureKind = 'sold' | 'due' | 'demand' | 'carts' | 'buyers';

/** Days that are next to each other come as one stretch. */
export async function selectDaysToRead(
  db: Database,
  kind: FigureKind,
  { since, until }: Period,
): Promise<Period[]> {
  const found = await sql<Period>`
    with open as (
      select asked::date as day from generate_series(${since}::date, ${until}::date, '1 day') asked
      where not exists (select from figure_day where kind = ${kind} and day = asked::date)
        or exists (select from figure_touched where kind = ${kind} and asked::date between since and until)
    ), told as (
      select day, day - row_number() over (order by day)::int as stretch from open
    )
    select min(day)::text as since, max(day)::text as until from told group by stretch order by 1`.execute(
    db,
  );
  return found.rows;
}

/** Rows of those days: the moment's French day is in one of the stretches. */
export function withinAny(moment: RawBuilder<unknown>, stretches: readonly Period[]): RawBuilder<unknown> {
  if (stretches.length === 0) return sql`false`;
  return sql`(${sql.join(
    stretches.map((stretch) => within(moment, stretch)),
    sql` or `,
  )})`;
}

/** Of the summed rows, those of the period that are not read from the orders. */
export function summedWithin(
  day: RawBuilder<unknown>,
  { since, until }: Period,
  stretches: readonly Period[],
): RawBuilder<unknown> {
  const apart = stretches.map(
    (stretch) => sql`and ${day} not between ${stretch.since}::date and ${stretch.until}::date`,
  );
  return sql`(${day} between ${since}::date and ${until}::date ${sql.join(apart, sql` `)})`;
}

/** What was touched no longer stands: it is read from the orders until it is summed again. */
export async function openTouchedDays(db: Database): Promise<void> {
  await sql`
    with touched as (delete from figure_touched returning kind, since, until)
    delete from figure_day using touched
    where figure_day.kind = touched.kind and figure_day.day between touched.since and touched.until`.execute(
    db,
  );
}

export async function openAllDays(db: Database, kind: FigureKind): Promise<void> {
  await db.deleteFrom('figure_day').where('kind', '=', kind).execute();
}

export async function insertSummedDays(
  db: Database,
  kind: FigureKind,
  days: readonly string[],
): Promise<void> {
  await sql`insert into figure_day (kind, day) select ${kind}, unnest(${[...days]}::date[])
    on conflict do nothing`.execute(db);
}

/** The first day anything was sold; none in an empty shop. */
export async function selectFirstDay(db: Database): Promise<string | null> {
  const found = await sql<{ day: string | null }>`
    select ${frenchDay(sql`min(placed_at)`)}::text as day from orders`.execute(db);
  return found.rows[0]?.day ?? null;
}

export async function selectShelfPrint(db: Database): Promise<string | null> {
  const row = await db.selectFrom('figure_shelf').select('print').executeTakeFirst();
  return row?.print ?? null;
}

export async function writeShelfPrint(db: Database, print: string): Promise<void> {
  await db
    .insertInto('figure_shelf')
    .values({ print })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ print }))
    .execute();
}
