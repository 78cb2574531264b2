// Writes many rows in one statement: new ones are inserted, changed ones updated, equal ones left untouched.
import { sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

export type UpsertTarget<Row> = {
  table: keyof Tables;
  key: readonly (keyof Row & string)[];
  /** column -> PostgreSQL type; a row is written column by column, nothing else of it */
  columns: { readonly [Column in keyof Row & string]: string };
  /** column -> expression, set only when another column of the row changes */
  touch?: Readonly<Record<string, string>>;
};

export async function upsertRows<Row extends object>(
  db: Database,
  target: UpsertTarget<Row>,
  rows: readonly Row[],
): Promise<number> {
  return (await upsertCounting(db, target, rows)).changed;
}

/** `changed` counts new rows too; `keys`: the first column of the key, of all that was written. */
export type Upserted = { changed: number; added: number; keys: readonly string[] };

export async function upsertCounting<Row extends object>(
  db: Database,
  { table, key, columns, touch = {} }: UpsertTarget<Row>,
  rows: readonly Row[],
): Promise<Upserted> {
  if (rows.length === 0) return { changed: 0, added: 0, keys: [] };
  const names: string[] = Object.keys(columns);
  const keys: readonly string[] = key;
  const changing = names.filter((name) => !keys.includes(name));
  const listed = sql.join(names.map((name) => sql.ref(name)));
  const given = sql.join(
    Object.entries<string>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  );
  const updates = [
    ...changing.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    ...Object.entries(touch).map(([name, expression]) => sql`${sql.ref(name)} = ${sql.raw(expression)}`),
  ];
  // A row that was there already carries the mark of the lock that its update took.
  const result = await sql<{ key: string; is_new: boolean }>`
    insert into ${sql.table(table)} (${listed})
    select ${listed} from json_to_recordset(${JSON.stringify(rows)}::json) as given(${given})
    on conflict (${sql.join(keys.map((name) => sql.ref(name)))}) do update set ${sql.join(updates)}
    where (${sql.join(changing.map((name) => sql.ref(`${table}.${name}`)))})
      is distinct from (${sql.join(changing.map((name) => sql`excluded.${sql.ref(name)}`))})
    returning ${sql.ref(`${table}.${keys[0] ?? ''}`)}::text as key, (${sql.ref(`${table}.xmax`)} = 0) as is_new`.execute(
    db,
  );
  return {
    changed: result.rows.length,
    added: result.rows.filter((row) => row.is_new).length,
    keys: result.rows.map((row) => row.key),
  };
}
