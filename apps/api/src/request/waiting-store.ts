// What waits for somebody, as every capability tells it to « today ».
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';

export const MOST_TODAY = 1_000;
export const ROWS_TODAY = 5;

export type WaitingRow = {
  /** what its own page is found by */
  key: string;
  title: string;
  detail: string | null;
  at: Date | null;
  /** a French day */
  day: string | null;
  cents: string | null;
};

/** Counted to one above the most, at most. */
export type Waiting = { count: number; oldest: Date | null; rows: WaitingRow[] };

type Sql = RawBuilder<unknown>;
type Columns = { key: Sql; title: Sql; detail?: Sql; at?: Sql; day?: Sql; cents?: Sql };

/** `from`: where, whose and in which order, as the list it stands for has them. */
export async function selectWaiting(
  db: Database,
  { key, title, detail, at, day, cents }: Columns,
  from: Sql,
): Promise<Waiting> {
  const none = sql`null`;
  const found = await sql<WaitingRow & { count: number; oldest: Date | null }>`
    with waiting as materialized (
      select ${key}::text as key, ${title}::text as title, ${detail ?? none}::text as detail,
        ${at ?? none}::timestamptz as at, ${day ?? none}::text as day, ${cents ?? none}::text as cents
      from ${from} limit ${MOST_TODAY + 1}),
    placed as (select waiting.*, row_number() over () as place from waiting)
    select key, title, detail, at, day, cents, (select count(*)::int from waiting) as count,
      (select min(at) from waiting) as oldest
    from placed order by place limit ${ROWS_TODAY}`.execute(db);
  const [first] = found.rows;
  const rows = found.rows.map(({ count: _count, oldest: _oldest, ...row }) => row);
  return { count: first?.count ?? 0, oldest: first?.oldest ?? null, rows };
}
