// What a file wrote, row by row, as its tables kept it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ImagedTable } from '../../imports/images/import-image.ts';
import type { NotedRun } from '../import-runs-store.ts';

export type Place = { name: string; key: string };

/** The rows of these tables, by table and key. */
export async function selectPlaces(
  db: Database,
  image: string,
  { names, after, most }: { names: readonly string[]; after: Place | null; most: number },
): Promise<Place[]> {
  const found = await sql<Place>`
    select table_name as name, key from import_image
    where image = ${image} and table_name = any(${[...names]}::text[])
      and (${after === null} or (table_name, key) > (${after?.name ?? ''}, ${after?.key ?? ''}))
    order by table_name, key limit ${most}`.execute(db);
  return found.rows;
}

type Cells = Readonly<Record<string, unknown>>;

/** `is_left`: what stands now is what the file left. */
export type TouchedRow = Place & {
  called: string;
  before: Cells | null;
  now: Cells | null;
  is_removed: boolean;
  is_left: boolean;
};

/** What they were, and what stands there now. */
export async function selectTouched(
  db: Database,
  image: string,
  { name, key, counted }: ImagedTable,
  keys: readonly string[],
): Promise<TouchedRow[]> {
  const table = sql.table(name);
  // By its columns as they are typed: so the table's own index finds the row.
  const isIt = sql.join(
    key.map((column) => sql`${sql.ref(`held.${column}`)} = (kept.sought).${sql.ref(column)}`),
    sql` and `,
  );
  const found = await sql<TouchedRow>`
    select ${name}::text as name, told.key, ${CALLED[name] ?? BY_ITS_KEY} as called, told.before, told.now,
      told.is_removed, md5((told.now - ${[...counted]}::text[])::text) is not distinct from told.after_mark as is_left
    from (
      select kept.key, kept.before, kept.after_mark, kept.after_mark is null as is_removed, to_jsonb(held) as now
      from (
        select key, before, after_mark, jsonb_populate_record(null::${table},
          jsonb_object(${[...key]}::text[], string_to_array(key, chr(31)))) as sought
        from import_image
        where image = ${image} and table_name = ${name} and key = any(${[...keys]}::text[])) as kept
      left join ${table} as held on ${isIt}) as told`.execute(db);
  return found.rows;
}

const BY_ITS_KEY = sql<string>`replace(told.key, chr(31), ' ')`;

/** Where the key is a number of ours, that says nothing to whoever reads. */
const CALLED: Readonly<Record<string, RawBuilder<string>>> = {
  special_condition: sql<string>`(
    select concat_ws(' ', client_code, row_told ->> 'article_sku', row_told ->> 'family')
    from coalesce(told.before, told.now) as row_told
    left join company on company.id = (row_told ->> 'company_id')::integer)`,
};

/** The youngest file of the kind that has written over what this one left, and is not taken back; it stands in the way. */
export async function selectOverwriting(
  db: Database,
  { id, kind, image }: Pick<NotedRun, 'id' | 'kind' | 'image'>,
): Promise<NotedRun | undefined> {
  const found = await sql<NotedRun>`
    select run.* from import_run as run
    where run.id > ${id} and run.kind = ${kind} and run.image is not null and exists (
      select from import_image as mine
      join import_image as over
        on over.image = run.image and over.table_name = mine.table_name and over.key = mine.key
      where mine.image = ${image} and mine.after_mark is distinct from over.after_mark and not exists (
        select from import_run as last
        join import_image as last_over on last_over.image = last.image
        where last.id > run.id and last.kind = ${kind}
          and last_over.table_name = mine.table_name and last_over.key = mine.key))
    order by run.id desc limit 1`.execute(db);
  return found.rows[0];
}
