// Files that the staff has brought: tried, looked at, published by the same bytes.
import type {
  FileAgreement,
  FileInHand,
  FileOutcome,
  MutationPublishFileArgs,
} from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { askForRun } from '../../jobs/jobs.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { IntegrationDesk } from '../integration-desk.ts';
import { UPLOADS_JOB } from '../uploads/run-uploads.ts';
import { outcomeIn, uploadFormOf } from '../uploads/upload-form.ts';
import type { OutcomeForm } from '../uploads/upload-form.ts';
import { deleteUpload } from '../uploads/uploads-store.ts';
import { lockUpload, publishUpload, selectBrought } from '../uploads/staff-uploads-store.ts';
import type { BroughtUpload } from '../uploads/staff-uploads-store.ts';
import { kindNamesFor, kindTitle } from './file-kinds.ts';

const SHOWN = 20;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function filesInHand({ db, staff }: IntegrationDesk): Promise<FileInHand[]> {
  const found = await selectBrought(db, { kinds: kindNamesFor(staff, 'filesInHand'), id: null, most: SHOWN });
  return found.map((upload) => fileView(upload));
}

export async function fileInHand({ db, staff }: IntegrationDesk, id: string): Promise<FileInHand | null> {
  const upload = await brought(db, id, kindNamesFor(staff, 'fileInHand'));
  return upload === undefined ? null : fileView(upload);
}

export async function publishFile(
  context: IntegrationDesk,
  { id, sha256, accept, skipRefused }: MutationPublishFileArgs,
): Promise<FileInHand> {
  const kinds = kindNamesFor(context.staff, 'publishFile');
  await context.db.transaction().execute(async (db) => {
    const upload = await ownUpload(db, id, kinds);
    if (upload.ended_at === null) throw new Refusal('FILE_IN_WORK');
    if (upload.sha256 !== sha256) throw new Refusal('FILE_NOT_THAT');
    if (outcomeIn(upload)?.result === 'written') throw new Refusal('FILE_PUBLISHED');
    if (writesNothing(outcomeIn(upload))) throw new Refusal('FILE_UNREAD');
    if (!upload.has_bytes) throw new Refusal('UNKNOWN_FILE');
    const agreed = { accept: accept ?? false, skip_refused: skipRefused ?? false };
    if (agreementsFor(outcomeIn(upload)).some((asked) => !agreed[asked]))
      throw new Refusal('FILE_NOT_AGREED');
    const options = {
      ...upload.options,
      isTrial: false,
      isAccepted: agreed.accept,
      skipsRefused: agreed.skip_refused,
    };
    await publishUpload(db, id, {
      options,
      staffId: context.staffId,
      givenBy: context.staff.kind === 'staff' ? context.staff.name : '',
      address: context.clientAddress,
      requestId: context.requestId,
    });
    await askForRun(db, UPLOADS_JOB, context.now());
  });
  const published = await brought(context.db, id, kinds);
  if (published === undefined) throw new Refusal('UNKNOWN_FILE');
  return fileView(published);
}

export async function dropFile(context: IntegrationDesk, id: string): Promise<boolean> {
  const kinds = kindNamesFor(context.staff, 'dropFile');
  return context.db.transaction().execute(async (part) => {
    const upload = await ownUpload(part, id, kinds);
    if (upload.ended_at === null) throw new Refusal('FILE_IN_WORK');
    if (outcomeIn(upload)?.result === 'written') throw new Refusal('FILE_PUBLISHED');
    await deleteUpload(part, id);
    const { kind, file_name, sha256, given_by } = upload;
    const details = { before: { kind, file_name, sha256, given_by }, after: null };
    await recordAudit(part, context, { event: 'file-dropped', details });
    return true;
  });
}

export function isUploadId(id: string): boolean {
  return UUID.test(id);
}

async function ownUpload(
  db: DatabaseTransaction,
  id: string,
  kinds: readonly string[],
): Promise<BroughtUpload> {
  const held = isUploadId(id) && (await lockUpload(db, id));
  const upload = held ? await brought(db, id, kinds) : undefined;
  if (upload === undefined) throw new Refusal('UNKNOWN_FILE');
  return upload;
}

async function brought(
  db: Database,
  id: string,
  kinds: readonly string[],
): Promise<BroughtUpload | undefined> {
  if (!isUploadId(id)) return undefined;
  return (await selectBrought(db, { kinds, id, most: 1 }))[0];
}

function fileView(upload: BroughtUpload): FileInHand {
  const form = uploadFormOf(upload);
  const isDone = form.outcome?.result === 'written';
  return {
    ...form,
    kind_title: kindTitle(form.kind),
    given_by: upload.given_by,
    is_full: upload.options.isFull,
    is_published: !upload.options.isTrial,
    outcome: form.outcome && outcomeView(form.outcome),
    may_publish: form.ended_at !== null && !isDone && !writesNothing(form.outcome) && upload.has_bytes,
    writes_nothing: writesNothing(form.outcome),
    has_rejects: upload.has_rejects,
  };
}

/** No line of it was read, or every one refused: as a complete file it would take everything away. */
function writesNothing(outcome: OutcomeForm | null): boolean {
  if (outcome === null) return false;
  const { lines, refused, held } = outcome;
  return refused - held >= lines;
}

/** Without them it would be written, find the same again and stop there. */
function agreementsFor(outcome: OutcomeForm | null): FileAgreement[] {
  if (outcome === null) return [];
  const { held, held_because: heldBecause, refused } = outcome;
  const isHeld = held > 0 || heldBecause !== null;
  return [...(isHeld ? (['accept'] as const) : []), ...(refused > held ? (['skip_refused'] as const) : [])];
}

function outcomeView({ import_id: run, ...outcome }: OutcomeForm): FileOutcome {
  return { ...outcome, run, asks: agreementsFor({ ...outcome, import_id: run }) };
}
