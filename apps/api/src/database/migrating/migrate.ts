// Brings a database up to the newest migration. Two processes may do so at once: one works, the other waits.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { DatabaseUnavailable } from '../embedded/database-unavailable.ts';
import { exclusively } from '../exclusively.ts';
import { noteChecksums, selectChecksums } from './migration-checksums-store.ts';
import type { MigrationChecksum } from './migration-checksums-store.ts';
import { OUR_MIGRATIONS, readMigrationFiles } from './migration-files.ts';
import type { MigrationFile } from './migration-files.ts';
import { refuseOtherLetters } from './refuse-other-letters.ts';
import { refuseUnfinished } from './restore-mark-store.ts';
import { appliedMigrations, invalidIndexes, migratingRole, noteApplied } from './migrations-store.ts';
import { refuseOutgrown, schemaAge } from './schema-age.ts';
import type { SchemaAge } from './schema-age.ts';
import type { Database, Tables } from '../tables.ts';

const APART_LOCK = 7_203_003;

/**
 * Pending migrations run in one transaction up to the next that must stand outside of one, so a killed process leaves
 * nothing half done. What a newer version has applied stays as it is.
 * Give it a connection without statement timeout: waiting for the other process counts as a statement.
 */
export async function migrate(
  db: Kysely<Tables>,
  onProgress: (name: string) => void = () => {},
  folder: string = OUR_MIGRATIONS,
): Promise<string[]> {
  const files = await readMigrationFiles(folder);
  const changed = changedSince(await selectChecksums(db), files);
  if (changed.length > 0) throw new DatabaseUnavailable(changed.map(refusalOf).join(' '));
  await refuseUnfinished(db);
  const age = await schemaAge(db, folder);
  refuseOutgrown(age);
  await refuseLesserRole(db, age);
  if (age.pending.length > 0) await refuseOtherLetters(db);
  return applyFiles(db, files, onProgress);
}

/** These and no others, whatever else there is: how a backup's tables are made before it is loaded. */
export async function applyFiles(
  db: Kysely<Tables>,
  files: readonly MigrationFile[],
  onProgress: (name: string) => void,
): Promise<string[]> {
  const done: string[] = [];
  for (const [at, file] of files.entries()) {
    const ends = file.isApart || at === files.length - 1;
    if (!ends) continue;
    const together = files.slice(0, file.isApart ? at : at + 1);
    // oxlint-disable-next-line no-await-in-loop -- in their order
    done.push(...(await applyTogether(db, together, onProgress)));
    // oxlint-disable-next-line no-await-in-loop -- in their order
    if (file.isApart && (await applyApart(db, file, onProgress))) done.push(file.name);
  }
  return done;
}

/** The shop's own role may not be the owner of the tables: it works as long as nothing is to be changed on them. */
async function refuseLesserRole(db: Database, { pending }: SchemaAge): Promise<void> {
  if (pending.length === 0) return;
  const { role, mayMigrate } = await migratingRole(db);
  if (mayMigrate) return;
  throw new DatabaseUnavailable(
    `La base attend ${pending.length} migration(s), que le rôle «\u00A0${role}\u00A0» n’a pas le droit d’appliquer. ` +
      'Lancez «\u00A0npm run shop -- migrate\u00A0» avec l’adresse de leur propriétaire dans DATABASE_OWNER_URL, puis redémarrez.',
  );
}

export async function pendingMigrations(db: Database, folder: string = OUR_MIGRATIONS): Promise<string[]> {
  return (await schemaAge(db, folder)).pending;
}

/** Those whose file is no longer the one that was applied. */
export async function changedMigrations(db: Database, folder: string = OUR_MIGRATIONS): Promise<string[]> {
  return changedSince(await selectChecksums(db), await readMigrationFiles(folder));
}

async function applyTogether(
  db: Kysely<Tables>,
  files: readonly MigrationFile[],
  onProgress: (name: string) => void,
): Promise<string[]> {
  const ours = migrationsOf(files, onProgress);
  const migrator = new Migrator({
    db,
    provider: {
      // Asked under the migrator's lock: nobody applies anything meanwhile.
      async getMigrations() {
        const last = files.at(-1)?.name ?? '';
        const later = (await appliedMigrations(db)).filter((name) => name > last);
        return { ...ours, ...Object.fromEntries(later.map((name) => [name, appliedElsewhere])) };
      },
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error(failureOf(results), { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Statement by statement, each of which may be repeated after a break. False when it was there already. */
function applyApart(
  db: Kysely<Tables>,
  file: MigrationFile,
  onProgress: (name: string) => void,
): Promise<boolean> {
  return exclusively(db, APART_LOCK, async () => {
    if ((await appliedMigrations(db)).includes(file.name)) return false;
    onProgress(file.name);
    const broken = (await invalidIndexes(db)).filter((name) => file.text.includes(name));
    const statements = file.text
      .split(/;\s*$/m)
      .filter((text) => text.replaceAll(/^--.*$/gm, '').trim() !== '');
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const name of broken) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const statement of statements) await sql.raw(statement).execute(db);
    } catch (cause) {
      throw new Error(
        `La migration «\u00A0${file.name}\u00A0» a échoué\u00A0; relancez-la, elle reprendra où elle s’est arrêtée.`,
        { cause },
      );
    }
    await noteApplied(db, file.name);
    await noteChecksums(db, [file]);
    return true;
  });
}

// A file that is gone is the migrator's to refuse.
function changedSince(noted: readonly MigrationChecksum[], files: readonly MigrationFile[]): string[] {
  const sums = new Map(noted.map(({ name, sha256 }) => [name, sha256]));
  return files.filter(({ name, sha256 }) => (sums.get(name) ?? sha256) !== sha256).map(({ name }) => name);
}

const appliedElsewhere: Migration = {
  up: () => Promise.reject(new Error('applied by a newer version, never by this one')),
};

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
