import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, MIGRATION_LOCK_ID } from 'kysely/migration';
import type { Database, Tables } from '../tables.ts';

/** In the migrator's own table; none before its first run. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const known = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (known.rows[0]?.found !== true) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

const MIGRATORS_LOCK = {
  lockTable: DEFAULT_MIGRATION_LOCK_TABLE,
  lockRowId: MIGRATION_LOCK_ID,
};

/** Under the migrator's lock: what another process is comparing at the moment does not change under its hands. */
export function noteApplied(db: Kysely<Tables>, name: string): Promise<void> {
  return db.connection().execute(async (own) => {
    const { adapter } = own.getExecutor();
    await adapter.acquireMigrationLock(own, MIGRATORS_LOCK);
    try {
      const now = new Date().toISOString();
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(own);
    } finally {
      await adapter.releaseMigrationLock(own, MIGRATORS_LOCK);
    }
  });
}

/** What a broken-off `create index concurrently` left behind, which the next try would take for a whole one. */
export async function invalidIndexes(db: Database): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = current_schema()::regnamespace`.execute(db);
  return found.rows.map(({ name }) => name);
}

/** Who asks, and whether it may change the shape of the tables. */
export async function migratingRole(db: Database): Promise<{ role: string; mayMigrate: boolean }> {
  const found = await sql<{ role: string; mayMigrate: boolean }>`
    select current_user as role,
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)
      and coalesce((select pg_has_role(relowner, 'USAGE') from pg_class
        where oid = to_regclass('kysely_migration')), true) as "mayMigrate"`.execute(db);
  return found.rows[0] ?? { role: '', mayMigrate: false };
}

export async function databaseEncoding(db: Database): Promise<string> {
  const found = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  return found.rows[0]?.encoding ?? '';
}
