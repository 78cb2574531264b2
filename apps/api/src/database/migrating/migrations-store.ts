import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** In the migrator's own table; none before its first run. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const known = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (known.rows[0]?.found !== true) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

export async function noteApplied(db: Database, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
    db,
  );
}

/** What a broken-off `create index concurrently` left behind, which the next try would take for a whole one. */
export async function invalidIndexes(db: Database): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = current_schema()::regnamespace`.execute(db);
  return found.rows.map(({ name }) => name);
}
