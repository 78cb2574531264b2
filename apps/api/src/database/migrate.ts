// Brings a database up to the newest migration. Two processes may do so at once: one works, the other waits.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { noteChecksums, selectChecksums } from './migration-checksums-store.ts';
import type { MigrationChecksum } from './migration-checksums-store.ts';
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
  const files = await readFiles(folder);
  const changed = changedSince(await selectChecksums(db), files);
  if (changed.length > 0) throw new Error(changed.map(refusalOf).join(' '));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrationsOf(files, onProgress)) },
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

/** Those whose file is no longer the one that was applied. */
export async function changedMigrations(db: Database, folder: string = OUR_MIGRATIONS): Promise<string[]> {
  return changedSince(await selectChecksums(db), await readFiles(folder));
}

async function migrationNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

type MigrationFile = MigrationChecksum & { text: string };

async function readFiles(folder: string): Promise<MigrationFile[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, `${name}.sql`), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

// A file that is gone is the migrator's to refuse.
function changedSince(noted: readonly MigrationChecksum[], files: readonly MigrationFile[]): string[] {
  const sums = new Map(noted.map(({ name, sha256 }) => [name, sha256]));
  return files.filter(({ name, sha256 }) => (sums.get(name) ?? sha256) !== sha256).map(({ name }) => name);
}

function migrationsOf(
  files: readonly MigrationFile[],
  onProgress: (name: string) => void,
): Record<string, Migration> {
  return Object.fromEntries(
    files.map(({ name, text }, at): [string, Migration] => [
      name,
      {
        async up(db) {
          onProgress(name);
          // Under load a migration gives up quickly rather than queue every customer behind its table lock.
          await sql`set local lock_timeout = '3s'`.execute(db);
          await sql.raw(text).execute(db);
          // With those before it: a database from before there were checksums gets them all.
          await noteChecksums(db, files.slice(0, at + 1));
        },
      },
    ]),
  );
}

function refusalOf(name: string): string {
  return `La migration «\u00A0${name}\u00A0» a été modifiée après son application\u00A0: rendez à son fichier le texte d’origine et écrivez le changement dans une nouvelle migration.`;
}

function failureOf(results: readonly { migrationName: string; status: string }[] | undefined): string {
  const failed = results?.find((result) => result.status === 'Error');
  return failed === undefined
    ? 'Les migrations de la base n’ont pas pu commencer.'
    : `La migration «\u00A0${failed.migrationName}\u00A0» a échoué\u00A0; rien n’a été changé.`;
}
