// One backup: every table as it was at one moment, then what is kept beside them.
import { createHash, randomBytes } from 'node:crypto';
import { copyOut } from '../database/copy-into.ts';
import { refuseUnfinished } from '../database/migrating/restore-mark-store.ts';
import { selectChecksums } from '../database/migrating/migration-checksums-store.ts';
import { migrationNames, OUR_MIGRATIONS } from '../database/migrating/migration-files.ts';
import { appliedMigrations } from '../database/migrating/migrations-store.ts';
import type { DatabasePool, DatabaseTransaction } from '../database/tables.ts';
import type { MediaStores } from '../media/media.ts';
import { BackupRefused } from './backup-refused.ts';
import { manifestBytes } from './format/manifest.ts';
import type { BackupContents } from './format/manifest.ts';
import { packedFiles } from './format/media-pack.ts';
import { partWriter } from './format/parts.ts';
import type { PartWriter } from './format/parts.ts';
import { newLock, sealOf } from './format/sealing.ts';
import type { BackupPlace } from './places/backup-place.ts';
import { selectSums } from './tables/sums-store.ts';
import {
  copyOutOf,
  lockShapes,
  selectSequences,
  selectShapes,
  selectVersion,
  settleWording,
} from './tables/tables-store.ts';
import type { TableShape } from './tables/tables-store.ts';

export type BackupMeans = {
  /** Its statements may take their time. */
  db: DatabasePool;
  stores: MediaStores;
  place: BackupPlace;
  key: string | undefined;
  now: () => Date;
  onProgress: (what: string, done: number, total: number) => void;
};

export type MadeBackup = BackupContents & { backup: string; takenAt: Date; bytes: number };

export async function makeBackup(means: BackupMeans): Promise<MadeBackup> {
  const { db, place, key, now } = means;
  await refuseUnfinished(db);
  const begun = now();
  const backup = `${begun.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`;
  const lock = key === undefined ? null : newLock();
  const seal = key === undefined || lock === null ? null : await sealOf(key, lock, backup);
  const draft = await place.begin(backup);
  try {
    const write = partWriter(draft, seal);
    const { takenAt, ...held } = await inOneMoment(means, write);
    // After the tables: what they name was kept before they named it.
    const media = await writeMedia(means, write);
    const seconds = Math.round((now().getTime() - begun.getTime()) / 100) / 10;
    const contents = { shop: await shopVersion(), ...held, media, seconds };
    await draft.finish(manifestBytes({ backup, takenAt, lock }, contents, seal));
    return { ...contents, backup, takenAt, bytes: bytesOf(contents) };
  } catch (error) {
    await draft.abandon().catch(() => {});
    throw error;
  }
}

/** A version of the shop is known by the newest migration it brings. */
async function shopVersion(): Promise<string> {
  return (await migrationNames(OUR_MIGRATIONS)).at(-1) ?? '';
}

export function bytesOf({ tables, media }: Pick<BackupContents, 'tables' | 'media'>): number {
  const parts = [...tables, ...media].flatMap((one) => one.parts);
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

type Held = Omit<BackupContents, 'shop' | 'media' | 'seconds'> & { takenAt: Date };

/** Repeatable read: whatever is written meanwhile, every table is read as it was when the first one was. */
async function inOneMoment({ db, now, onProgress }: BackupMeans, write: PartWriter): Promise<Held> {
  const before = await selectShapes(db);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await settleWording(transaction);
      // Before the first look, which is the moment.
      await lockShapes(transaction, before);
      const takenAt = now();
      const shapes = await selectShapes(transaction);
      if (JSON.stringify(shapes) !== JSON.stringify(before))
        throw new BackupRefused('Les tables viennent de changer\u00A0: recommencez la sauvegarde.');
      const migrations = await selectMigrations(transaction);
      const tables: BackupContents['tables'] = [];
      for (const [at, shape] of shapes.entries()) {
        onProgress('Tables', at + 1, shapes.length);
        // oxlint-disable-next-line no-await-in-loop -- on the one connection that has the moment
        tables.push(await writeTable(transaction, shape, write));
      }
      return {
        takenAt,
        postgres: await selectVersion(transaction),
        migrations,
        tables,
        sums: await selectSums(transaction),
        // Sequences know no moment: read last, they are past every number in the tables.
        sequences: await selectSequences(transaction),
      };
    });
}

async function selectMigrations(db: DatabaseTransaction): Promise<BackupContents['migrations']> {
  const sums = new Map((await selectChecksums(db)).map(({ name, sha256 }) => [name, sha256]));
  return (await appliedMigrations(db)).map((name) => ({ name, sha256: sums.get(name) ?? null }));
}

async function writeTable(
  db: DatabaseTransaction,
  shape: TableShape,
  write: PartWriter,
): Promise<BackupContents['tables'][number]> {
  const sum = createHash('sha256');
  let parts: BackupContents['tables'][number]['parts'] = [];
  const rows = await copyOut(db, copyOutOf(shape), async (bytes) => {
    parts = await write(`table_${shape.name}`, summed(bytes, sum));
  });
  const { name, columns, isPartitioned } = shape;
  return { name, columns, rows, sha256: isPartitioned ? null : sum.digest('hex'), parts };
}

async function* summed(
  bytes: AsyncIterable<Buffer>,
  sum: { update: (piece: Buffer) => unknown },
): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    sum.update(piece);
    yield piece;
  }
}

async function writeMedia(
  { stores, onProgress }: BackupMeans,
  write: PartWriter,
): Promise<BackupContents['media']> {
  const written: BackupContents['media'] = [];
  for (const [at, shelf] of (['pictures', 'papers'] as const).entries()) {
    onProgress('Images et papiers', at + 1, 2);
    let files = 0;
    let bytes = 0;
    const count = (size: number) => {
      files += 1;
      bytes += size;
    };
    // oxlint-disable-next-line no-await-in-loop -- one shelf after the other, for the memory's sake
    const parts = await write(`media_${shelf}`, packedFiles(stores[shelf], count));
    written.push({ shelf, files, bytes, parts });
  }
  return written;
}
