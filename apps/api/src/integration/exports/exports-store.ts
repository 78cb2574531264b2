import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

const NAMES: Readonly<Record<'subject' | 'client_code' | 'event', RawBuilder<string | null>>> = {
  subject: sql`substr(subject, strpos(subject, '/') + 1)`,
  client_code: sql`data ->> 'client_code'`,
  event: sql`position::text`,
};

export type Named = { types: readonly string[]; namedBy: keyof typeof NAMES; after: number; until: number };

/** What these events name, each once, by the place of the last: in a table of the transaction's own. How many. */
export async function fillNamed(
  db: DatabaseTransaction,
  { types, namedBy, after, until }: Named,
): Promise<number> {
  await sql`
    create temp table export_name (nth bigint primary key, name text not null) on commit drop`.execute(db);
  const filled = await sql`
    insert into export_name
    select row_number() over (order by max(position)), name
    from (
      select position, ${NAMES[namedBy]} as name from event
      where position > ${after} and position <= ${until} and type = any(${types}::text[])
    ) as told
    where name is not null group by name`.execute(db);
  return Number(filled.numAffectedRows ?? 0n);
}

export async function selectNamed(db: DatabaseTransaction, after: number, most: number): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select name from export_name where nth > ${after} order by nth limit ${most}`.execute(db);
  return found.rows.map(({ name }) => name);
}

/** Of the events at these places, in their order. */
export async function selectEventData(db: Database, positions: readonly string[]): Promise<unknown[]> {
  const found = await sql<{ data: unknown }>`
    select data from event where position = any(${positions}::bigint[]) order by position`.execute(db);
  return found.rows.map(({ data }) => data);
}

export async function selectExported(db: Database, kind: string): Promise<number | null> {
  const found = await sql<{ position: string }>`
    select position from export_cursor where kind = ${kind}`.execute(db);
  const [row] = found.rows;
  return row === undefined ? null : Number(row.position);
}

export type Exported = { kind: string; position: number; by: string; now: Date };

export async function upsertExported(db: Database, { kind, position, by, now }: Exported): Promise<void> {
  await sql`
    insert into export_cursor (kind, position, noted_at, noted_by)
    values (${kind}, ${position}, ${now}, ${by})
    on conflict (kind) do update set position = excluded.position, noted_at = excluded.noted_at,
      noted_by = excluded.noted_by`.execute(db);
}
