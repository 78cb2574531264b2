// What there is to be copied, asked of the database itself: no list of tables has to be kept.
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type TableShape = {
  name: string;
  /** without those that PostgreSQL reckons by itself */
  columns: string[];
  /** in several tables below one name */
  isPartitioned: boolean;
};

/** Kept by the migrations themselves, or by the restoring. */
const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock', 'migration_checksum', 'restore_under_way'];

export async function selectShapes(db: Database): Promise<TableShape[]> {
  const found = await sql<TableShape>`
    select relname as name, relkind = 'p' as "isPartitioned",
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> all(${NOT_COPIED})
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`.execute(db);
  return found.rows;
}

/** Nobody changes the shape of a table meanwhile; who reads and writes does not notice. */
export async function lockShapes(db: DatabaseTransaction, shapes: readonly TableShape[]): Promise<void> {
  const names = shapes.map(({ name }) => escapeIdentifier(name)).join(', ');
  await sql.raw(`lock table ${names} in access share mode`).execute(db);
}

/** The same bytes for the same rows, whatever the server is set to. */
export async function settleWording(db: DatabaseTransaction): Promise<void> {
  await sql
    .raw(
      `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
       set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off`,
    )
    .execute(db);
}

export function copyOutOf({ name, columns, isPartitioned }: TableShape): string {
  const listed = columns.map(escapeIdentifier).join(', ');
  const table = escapeIdentifier(name);
  return isPartitioned
    ? `copy (select ${listed} from ${table}) to stdout`
    : `copy ${table} (${listed}) to stdout`;
}

export async function selectSequences(db: Database): Promise<{ name: string; last: string }[]> {
  const found = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return found.rows;
}

export async function selectVersion(db: Database): Promise<string> {
  const found = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
    db,
  );
  return found.rows[0]?.version ?? '';
}
