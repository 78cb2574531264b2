import { sql } from 'kysely';
import { announceToScreens } from '../../database/announce-to-screens.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import type { FileFormat } from '../../imports/files/import-file.ts';

/** As the sender asked for it. */
export type UploadOptions = {
  isTrial: boolean;
  skipsRefused: boolean;
  isFull: boolean;
  isAccepted: boolean;
  mostPriceChange: number | null;
  /** ISO; the moment the file speaks of */
  at: string | null;
};

export type UploadFormat = FileFormat | 'zip';

export type NewUpload = {
  id: string;
  kind: string;
  file_name: string;
  format: UploadFormat;
  options: UploadOptions;
  given_by: string;
  client_address: string;
  request_id: string;
  received_at: Date;
  /** who of the staff brings it; none: another system sends it */
  staff_id?: number | null;
};

export type UploadRecord = NewUpload & {
  staff_id: number | null;
  state: 'waiting' | 'running' | 'done' | 'failed';
  sha256: string;
  bytes: string;
  tries: number;
  step: 'read' | 'write' | null;
  step_done: number | null;
  step_total: number | null;
  started_at: Date | null;
  ended_at: Date | null;
  outcome: unknown;
  error: string | null;
};

export const UPLOAD_COLUMNS = sql`id, kind, file_name, format, options, given_by, client_address, request_id, received_at, state,
  sha256, bytes, tries, step, step_done, step_total, started_at, ended_at, outcome, error, staff_id`;

export async function insertUpload(db: Database, upload: NewUpload): Promise<void> {
  await db
    .insertInto('import_upload')
    .values({ ...upload, options: JSON.stringify(upload.options), state: 'receiving' })
    .execute();
}

export type Piece = { uploadId: string; ofRejects: boolean; nth: number; bytes: Buffer };

export async function insertPiece(db: Database, { uploadId, ofRejects, nth, bytes }: Piece): Promise<void> {
  await sql`
    insert into import_upload_piece (upload_id, of_rejects, nth, bytes)
    values (${uploadId}, ${ofRejects}, ${nth}, ${bytes})`.execute(db);
}

/** From the first one on, one at a time. */
export async function* piecesOf(
  db: Database,
  uploadId: string,
  { ofRejects }: { ofRejects: boolean },
): AsyncGenerator<Buffer> {
  for (let nth = 0; ; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a large file is never held whole
    const found = await sql<{ bytes: Buffer }>`
      select bytes from import_upload_piece
      where upload_id = ${uploadId} and of_rejects = ${ofRejects} and nth = ${nth}`.execute(db);
    const [piece] = found.rows;
    if (piece === undefined) return;
    yield piece.bytes;
  }
}

/** All of it has come. */
export async function noteReceived(
  db: DatabaseTransaction,
  id: string,
  { sha256, bytes }: { sha256: string; bytes: number },
): Promise<void> {
  await sql`
    update import_upload set state = 'waiting', sha256 = ${sha256}, bytes = ${bytes}
    where id = ${id} and state = 'receiving'`.execute(db);
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await sql`delete from import_upload where id = ${id}`.execute(db);
}

export async function selectUpload(db: Database, id: string): Promise<UploadRecord | undefined> {
  const found = await sql<UploadRecord>`
    select ${UPLOAD_COLUMNS} from import_upload where id = ${id} and state <> 'receiving'`.execute(db);
  return found.rows[0];
}

/** The oldest that waits, or that somebody left: from now on it is the caller's, by the number of its tries. */
/** What is written comes before what somebody of the staff only tries. */
export async function claimUpload(db: Database, now: Date): Promise<UploadRecord | undefined> {
  const claimed = await sql<UploadRecord>`
    update import_upload set state = 'running', tries = tries + 1, started_at = ${now}, step = null,
      step_done = null, step_total = null
    where id = (
      select id from import_upload where state in ('waiting', 'running')
      order by staff_id is not null and (options->>'isTrial')::boolean, received_at, id
      limit 1 for update skip locked)
    returning ${UPLOAD_COLUMNS}`.execute(db);
  return claimed.rows[0];
}

type Held = Pick<UploadRecord, 'id' | 'tries'>;

export async function noteStep(
  db: Database,
  { id, tries }: Held,
  { step, done, total }: { step: 'read' | 'write'; done: number; total: number },
): Promise<void> {
  await sql`
    update import_upload set step = ${step}, step_done = ${done}, step_total = ${total}
    where id = ${id} and tries = ${tries} and state = 'running'`.execute(db);
}

export type UploadEnd = { state: 'done' | 'failed'; outcome: object | null; error: string | null; now: Date };

/** Its bytes are needed no more, unless somebody may publish them yet. False when it is another's meanwhile. */
export async function endUpload(
  db: DatabaseTransaction,
  { id, tries }: Held,
  { state, outcome, error, now }: UploadEnd,
): Promise<boolean> {
  const ended = await sql`
    update import_upload set state = ${state}, outcome = ${outcome === null ? null : JSON.stringify(outcome)}::jsonb,
      error = ${error}, ended_at = ${now}
    where id = ${id} and tries = ${tries} and state = 'running'`.execute(db);
  if (ended.numAffectedRows !== 1n) return false;
  await sql`
    delete from import_upload_piece where upload_id = ${id} and not of_rejects
      and not exists (
        select from import_upload where id = ${id} and staff_id is not null and outcome ->> 'result' <> 'written')`.execute(
    db,
  );
  await announceToScreens(db, { kind: 'file.ended', subject: 'today/waiting_files' });
  return true;
}

/** `tries`: how often it counts as tried. */
export async function giveUploadBack(db: Database, { id, tries }: Held, counted: number): Promise<void> {
  await sql`
    update import_upload set state = 'waiting', tries = ${counted}
    where id = ${id} and tries = ${tries} and state = 'running'`.execute(db);
}

/** Those that ended before, and those that broke off while they came; the bytes of those that nobody has published. */
export async function deleteUploads(
  db: Database,
  { endedBefore, begunBefore, keptBefore }: { endedBefore: Date; begunBefore: Date; keptBefore: Date },
): Promise<number> {
  await sql`
    delete from import_upload_piece using import_upload
    where upload_id = id and not of_rejects and ended_at < ${keptBefore}`.execute(db);
  const gone = await sql`
    delete from import_upload where ended_at < ${endedBefore}
      or (state = 'receiving' and received_at < ${begunBefore})`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}
