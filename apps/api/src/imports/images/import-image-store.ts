import { sql } from 'kysely';
import { takeTime } from '../../database/statements/take-time.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import type { ImagedTable } from './imaged-table.ts';

const TOLD = 5;
/** A long file is longer in being taken back than a page may be in being read. */
const MOST_MS = 120_000;
// Visitors read on; another import is not waited for while its own readers queue behind.
const LOCK_MS = 3_000;

/** From here on the rows of this transaction are kept. */
export async function beginImage(db: DatabaseTransaction, image: string): Promise<void> {
  await sql`select set_config('nuancier.import_image', ${image}, true)`.execute(db);
}

/** What is as it was needs no keeping. Whether anything is left. */
export async function endImage(db: DatabaseTransaction, image: string): Promise<boolean> {
  await sql`select set_config('nuancier.import_image', '', true)`.execute(db);
  await sql`
    delete from import_image
    where image = ${image} and md5(before::text) is not distinct from after_mark`.execute(db);
  const left = await sql`select from import_image where image = ${image} limit 1`.execute(db);
  return left.rows.length > 0;
}

export async function deleteImage(db: Database, image: string): Promise<void> {
  await sql`delete from import_image where image = ${image}`.execute(db);
}

/** Those of no run that is younger. */
export async function deleteOldImages(db: Database, before: Date): Promise<number> {
  const gone = await sql`
    delete from import_image where image not in (
      select image from import_run where image is not null and at >= ${before})`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}

export async function lockImaged(db: DatabaseTransaction, tables: readonly ImagedTable[]): Promise<void> {
  await takeTime(db, MOST_MS);
  await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(db);
  // The database believes an image that has just been written to be small.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db);
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in share row exclusive mode`.execute(db);
}

/** Rows that are not as the file left them, by their keys; the first few. */
export async function changedSince(
  db: DatabaseTransaction,
  image: string,
  table: ImagedTable,
): Promise<string[]> {
  const { name, key, counted } = table;
  // One that the file added and that has been counted on since must not go.
  const found = await sql<{ key: string }>`
    select kept.key from (
      select * from import_image where image = ${image} and table_name = ${name}) as kept
    left join (
      select ${keyOf(key)} as key, to_jsonb(held) - ${counted}::text[] as told,
        to_jsonb(held) as whole
      from ${sql.table(name)} as held) as now using (key)
    where md5(now.told::text) is distinct from kept.after_mark
      or (kept.before is null and ${hasCounted(counted)})
    order by kept.key limit ${TOLD}`.execute(db);
  return found.rows.map((row) => row.key.replaceAll('\u001F', ' '));
}

/** As the database writes it (`import_image_key`), of the table's columns themselves. */
const keyOf = (key: readonly string[]) =>
  sql`concat_ws(chr(31), ${sql.join(key.map((column) => sql`${sql.ref(`held.${column}`)}::text`))})`;

const hasCounted = (counted: readonly string[]) =>
  counted.includes('used') ? sql`(now.whole ->> 'used')::integer > 0` : sql`false`;

export async function deleteAdded(
  db: DatabaseTransaction,
  image: string,
  { name, key }: ImagedTable,
): Promise<number> {
  const gone = await sql`
    delete from ${sql.table(name)} as held using import_image as kept
    where kept.image = ${image} and kept.table_name = ${name} and kept.before is null
      and kept.key = ${keyOf(key)}`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}

export async function upsertFound(
  db: DatabaseTransaction,
  image: string,
  { name, key, counted }: ImagedTable,
): Promise<number> {
  const found = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all(${counted}::text[])
    order by attnum`.execute(db);
  const columns = found.rows.map((column) => column.name);
  const written = await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    overriding system value
    select ${sql.join(columns.map((column) => sql`(held.told).${sql.ref(column)}`))}
    from (
      select jsonb_populate_record(null::${sql.table(name)}, before) as told from import_image
      where image = ${image} and table_name = ${name} and before is not null) as held
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(
      columns
        .filter((column) => !key.includes(column))
        .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
    )}`.execute(db);
  return Number(written.numAffectedRows ?? 0n);
}

/** What stood in a table before, as JSON; none of rows that the file added. */
export async function selectFound<Row>(
  db: DatabaseTransaction,
  image: string,
  name: string,
): Promise<{ key: string; before: Row | null }[]> {
  const found = await sql<{ key: string; before: Row | null }>`
    select key, before from import_image where image = ${image} and table_name = ${name} order by key`.execute(
    db,
  );
  return found.rows;
}
