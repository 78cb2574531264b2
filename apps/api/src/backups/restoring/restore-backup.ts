// From a backup to a shop that is whole, or to a place that says it is not.
import { sql } from 'kysely';
import { applyFiles } from '../../database/migrating/migrate.ts';
import { OUR_MIGRATIONS, readMigrationFiles } from '../../database/migrating/migration-files.ts';
import type { MigrationFile } from '../../database/migrating/migration-files.ts';
import { refuseOtherLetters } from '../../database/migrating/refuse-other-letters.ts';
import { markFinished, markUnfinished } from '../../database/migrating/restore-mark-store.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import type { MediaStores } from '../../media/media.ts';
import { BackupRefused } from '../backup-refused.ts';
import type { Backup } from '../format/manifest.ts';
import { unpackedFiles } from '../format/media-pack.ts';
import { readPart } from '../format/parts.ts';
import { insertHold } from '../holding/hold-store.ts';
import type { BackupPlace } from '../places/backup-place.ts';
import { endAccess } from './end-access-store.ts';
import { refuseFullPlace } from './empty-place-store.ts';
import { loadTables } from './load-tables.ts';
import { refuseLackingRights } from './restoring-rights.ts';

export type RestoreMeans = {
  /** Its statements may take their time, and it owns what it makes. */
  db: DatabasePool;
  stores: MediaStores;
  place: BackupPlace;
  /** Whose tables they shall be to read and write. */
  role: string;
  now: () => Date;
  onProgress: (what: string, done: number, total: number) => void;
  /** In the transaction that ends the work. */
  note: (db: DatabaseTransaction) => Promise<void>;
};

export async function restoreBackup(means: RestoreMeans, backup: Backup): Promise<void> {
  const { db, stores, place, role, now, onProgress, note } = means;
  const files = await readMigrationFiles(OUR_MIGRATIONS);
  const then = filesOf(backup, files);
  await refuseFullPlace(db, stores);
  await refuseLackingRights(db, role);
  await refuseOtherLetters(db);
  await markUnfinished(db, backup.backup);
  await applyFiles(db, then, () => onProgress('Tables à créer', 1, 1));
  await loadTables(db, place, backup, onProgress);
  await applyFiles(db, files, (name) => onProgress(`Mise à jour\u00A0: ${name}`, 1, 1));
  await loadMedia(means, backup);
  await sql`analyze`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await insertHold(transaction, { since: now(), backup: backup.backup, stateOf: backup.takenAt });
    await endAccess(transaction);
    await note(transaction);
    await markFinished(transaction);
  });
}

/** The migrations that the backup's tables had seen, as they were. */
function filesOf({ backup, migrations }: Backup, files: readonly MigrationFile[]): MigrationFile[] {
  const ours = new Map(files.map((file) => [file.name, file]));
  const unknown = migrations.filter(({ name }) => !ours.has(name)).map(({ name }) => name);
  if (unknown.length > 0)
    throw new BackupRefused(
      `La sauvegarde ${backup} vient d’une version plus récente de la boutique (${unknown.join(', ')})\u00A0: ` +
        'restaurez-la avec cette version-là.',
    );
  const changed = migrations.filter(
    ({ name, sha256 }) => sha256 !== null && ours.get(name)?.sha256 !== sha256,
  );
  if (changed.length > 0)
    throw new BackupRefused(
      `Des migrations ont été modifiées depuis la sauvegarde ${backup}\u00A0: ${changed.map(({ name }) => name).join(', ')}.`,
    );
  return migrations.flatMap(({ name }) => ours.get(name) ?? []);
}

async function loadMedia(
  { stores, place, onProgress }: Pick<RestoreMeans, 'stores' | 'place' | 'onProgress'>,
  backup: Backup,
): Promise<void> {
  for (const { shelf, files, parts } of backup.media) {
    let put = 0;
    for (const part of parts) {
      // oxlint-disable no-await-in-loop -- a part at a time is in memory
      const bytes = await readPart(place, backup, part);
      for (const file of unpackedFiles(bytes)) {
        await stores[shelf].put(file.name, file.bytes);
        put += 1;
        onProgress('Images et papiers', put, files);
      }
      // oxlint-enable no-await-in-loop
    }
    if (put !== files)
      throw new BackupRefused(
        `La sauvegarde annonce ${files} fichiers sous «\u00A0${shelf}\u00A0», et en contient ${put}.`,
      );
  }
}
