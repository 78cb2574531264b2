import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

export type MigrationChecksum = { name: string; sha256: string };

/** None before the migration that makes their table. */
export async function selectChecksums(db: QueryExecutorProvider): Promise<MigrationChecksum[]> {
  if (!(await hasChecksums(db))) return [];
  const noted =
    await sql<MigrationChecksum>`select name, sha256 from migration_checksum order by name`.execute(db);
  return noted.rows;
}

/** What was noted first stays. */
export async function noteChecksums(
  db: QueryExecutorProvider,
  checksums: readonly MigrationChecksum[],
): Promise<void> {
  if (!(await hasChecksums(db))) return;
  await sql`
    insert into migration_checksum (name, sha256)
    select name, sha256 from unnest(${checksums.map(({ name }) => name)}::text[],
      ${checksums.map(({ sha256 }) => sha256)}::text[]) as given(name, sha256)
    on conflict do nothing`.execute(db);
}

async function hasChecksums(db: QueryExecutorProvider): Promise<boolean> {
  const known = await sql<{ found: boolean }>`
    select to_regclass('migration_checksum') is not null as found`.execute(db);
  return known.rows[0]?.found === true;
}
