// The files that wait, one after the other, by the way of every file (`runImport`). A process that dies leaves its file
// to the next one, and what became of it is written with the work itself: it is done once.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { openPool } from '../../database/open-pool.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import {
  archiveKindNamed,
  importKindNamed,
  refuseFile,
  runImport,
  StorageAway,
  UnreadableFiles,
} from '../../intake/intake.ts';
import type { ImportOptions, ImportOutcome } from '../../intake/intake.ts';
import type { ReceivedFile } from '../../imports/files/receive-file.ts';
import type { MediaStores } from '../../media/media.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { inPieces } from './receive-upload.ts';
import { outcomeFormOf } from './upload-form.ts';
import {
  claimUpload,
  deleteUploads,
  endUpload,
  giveUploadBack,
  insertPiece,
  noteStep,
  piecesOf,
} from './uploads-store.ts';
import type { UploadRecord } from './uploads-store.ts';

export const UPLOADS_JOB = 'imports';

export type UploadMeans = {
  db: DatabasePool;
  databaseUrl: string;
  now: () => Date;
  log: Logger;
  stores: MediaStores;
  pictureWorkers: number;
};

const MOST_TRIES = 3;
/** The run of a job may take an hour: a file that is begun late would be cut off. */
const BEGIN_WITHIN_MS = HOUR_MS / 2;
const KEPT_DAYS = 30;
/** A file that was tried and not published: it may hold people's data. */
const UNPUBLISHED_DAYS = 7;
const TELL_EVERY_MS = 1_000;

class Interrupted extends Error {}

/** How many came to an end. */
export async function runUploads(means: UploadMeans, signal: AbortSignal): Promise<number> {
  const begun = Date.now();
  let ended = 0;
  while (!signal.aborted && Date.now() - begun < BEGIN_WITHIN_MS) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other, in the order they came
    const upload = await claimUpload(means.db, means.now());
    if (upload === undefined) return ended;
    // oxlint-disable-next-line no-await-in-loop -- as above
    ended += (await runUpload(means, upload, signal)) ? 1 : 0;
  }
  return ended;
}

export function forgetUploads(db: DatabasePool, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteUploads(db, {
    endedBefore: before(KEPT_DAYS),
    begunBefore: before(1),
    keptBefore: before(UNPUBLISHED_DAYS),
  });
}

async function runUpload(means: UploadMeans, upload: UploadRecord, signal: AbortSignal): Promise<boolean> {
  const { db, databaseUrl, now, log } = means;
  if (upload.tries > MOST_TRIES) return fail(means, upload);
  const folder = await mkdtemp(join(tmpdir(), 'nuancier-import-'));
  const onTrouble = (err: Error) => log.warn({ err }, 'a connection of an import was lost');
  const unhurried = openPool(databaseUrl, { size: 3, statementTimeoutMs: 0, onTrouble });
  const work = load({ ...means, unhurried, folder, signal }, upload);
  return work
    .then(() => true)
    .catch(async (trouble: unknown) => {
      if (trouble instanceof Interrupted) {
        await giveUploadBack(db, upload, upload.tries - 1);
        return false;
      }
      log.error({ err: trouble, upload: upload.id }, 'an import failed');
      if (upload.tries >= MOST_TRIES) return fail(means, upload);
      await giveUploadBack(db, upload, upload.tries);
      throw trouble;
    })
    .finally(async () => {
      await unhurried.destroy();
      await rm(folder, { recursive: true, force: true });
      log.info({ upload: upload.id, kind: upload.kind, at: now() }, 'an import was worked on');
    });
}

type Workshop = UploadMeans & { unhurried: DatabasePool; folder: string; signal: AbortSignal };

async function load(workshop: Workshop, upload: UploadRecord): Promise<void> {
  const { db, unhurried, folder, signal, now, log } = workshop;
  const path = join(folder, 'received');
  await pipeline(piecesOf(db, upload.id, { ofRejects: false }), createWriteStream(path));
  const received = {
    path,
    name: upload.file_name,
    sha256: upload.sha256,
    bytes: Number(upload.bytes),
  };
  const end = (part: DatabaseTransaction, told: ImportOutcome) => endWith(part, upload, told, now());
  const tell = telling(db, upload, log);
  const told = await runKind(workshop, upload, received, {
    ...upload.options,
    at: upload.options.at === null ? null : new Date(upload.options.at),
    rejects: join(folder, 'rejects'),
    givenBy: upload.given_by,
    place: {
      viewer: { kind: 'visitor' },
      staffId: upload.staff_id,
      clientAddress: upload.client_address,
      requestId: upload.request_id,
      now,
    },
    onProgress(step, done, total) {
      if (signal.aborted) throw new Interrupted();
      tell(step, done, total);
    },
    alsoNote: end,
  });
  if (upload.options.isTrial) await unhurried.transaction().execute((part) => end(part, told));
}

async function runKind(
  { unhurried, folder, stores, pictureWorkers }: Workshop,
  { kind: name, format }: UploadRecord,
  received: ReceivedFile,
  options: Omit<ImportOptions, 'format'>,
): Promise<ImportOutcome> {
  const kind = importKindNamed(name);
  if (kind !== undefined && format !== 'zip')
    return runImport(unhurried, kind, received, { ...options, format });
  const archive = archiveKindNamed(name);
  if (archive === undefined) throw new Error(`No kind of file is called ${name}`);
  const spool = join(folder, 'spool');
  await mkdir(spool);
  const onFile = (done: number, total: number) => options.onProgress('read', done, total);
  const means = { path: received.path, name: received.name, spool, stores, pictureWorkers, onFile };
  return archive.run(unhurried, means, options).catch((trouble: unknown) => {
    // A storage that is away for a moment is nobody's refusal: the file is tried again.
    if (!(trouble instanceof UnreadableFiles) || trouble instanceof StorageAway) throw trouble;
    return refuseFile(unhurried, archive.described, received, trouble.message, options);
  });
}

/** Once a second at most, beside the import's own transaction. */
function telling(db: DatabasePool, upload: UploadRecord, log: Logger) {
  const report = (err: unknown) => log.warn({ err }, 'the progress of an import could not be told');
  let toldAt = 0;
  return (step: 'read' | 'write', done: number, total: number) => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    void orEmpty(noteStep(db, upload, { step, done, total }), undefined, report);
  };
}

async function endWith(
  db: DatabaseTransaction,
  upload: UploadRecord,
  told: ImportOutcome,
  now: Date,
): Promise<void> {
  const outcome = outcomeFormOf(told);
  if (!(await endUpload(db, upload, { state: 'done', outcome, error: null, now })))
    throw new Error('another process has taken this file');
  if (told.rejects === null) return;
  let nth = 0;
  for await (const bytes of inPieces(createReadStream(told.rejects))) {
    await insertPiece(db, { uploadId: upload.id, ofRejects: true, nth, bytes });
    nth += 1;
  }
}

async function fail({ db, now }: UploadMeans, upload: UploadRecord): Promise<boolean> {
  const error =
    'Une erreur est survenue en chargeant ce fichier. Donnez son numéro à qui s’occupe de la boutique.';
  return db
    .transaction()
    .execute((part) => endUpload(part, upload, { state: 'failed', outcome: null, error, now: now() }));
}
