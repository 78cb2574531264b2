// Brings a database up to the newest migration. Two processes may do so at once: one works, the other waits.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Database, Tables } from './tables.ts';

const OUR_MIGRATIONS = join(import.meta.dirname, 'migrations');

/**
 * All pending migrations run in one transaction, so a killed process leaves nothing half done.
 * Give it a connection without statement timeout: waiting for the other process counts as a statement.
 */
export async function migrate(
  db: Kysely<Tables>,
  onProgress: (name: string) => void = () => {},
  folder: string = OUR_MIGRATIONS,
): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(folder, onProgress) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error(failureOf(results), { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

export async function pendingMigrations(db: Database, folder: string = OUR_MIGRATIONS): Promise<string[]> {
  const known = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  const names = await migrationNames(folder);
  if (known.rows[0]?.found !== true) return names;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const doneNames = new Set(done.rows.map((row) => row.name));
  return names.filter((name) => !doneNames.has(name));
}

async function migrationNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

async function readMigrations(
  folder: string,
  onProgress: (name: string) => void,
): Promise<Record<string, Migration>> {
  const names = await migrationNames(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, `${name}.sql`), 'utf8')));
  return Object.fromEntries(names.map((name, at) => [name, migration(name, texts[at] ?? '', onProgress)]));
}

function migration(name: string, text: string, onProgress: (name: string) => void): Migration {
  return {
    async up(db) {
      onProgress(name);
      // Under load a migration gives up quickly rather than queue every customer behind its table lock.
      await sql`set local lock_timeout = '3s'`.execute(db);
      await sql.raw(text).execute(db);
    },
  };
}

function failureOf(results: readonly { migrationName: string; status: string }[] | undefined): string {
  const failed = results?.find((result) => result.status === 'Error');
  return failed === undefined
    ? 'Les migrations de la base n’ont pas pu commencer.'
    : `La migration «\u00A0${failed.migrationName}\u00A0» a échoué\u00A0; rien n’a été changé.`;
}
