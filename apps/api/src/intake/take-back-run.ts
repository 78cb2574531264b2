// A file that was written is taken back: what it changed is as it was before, all of it or nothing.
import { accept } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../audit/audit.ts';
import type { AuditPlace } from '../audit/audit.ts';
import type { DatabasePool } from '../database/tables.ts';
import { deleteImage, deleteOldImages } from '../imports/images/import-image.ts';
import { importKindNamed } from './import-kinds.ts';
import { forgetImagesOf, lockRun, noteTakenBack, selectRun } from './import-runs-store.ts';
import type { NotedRun } from './import-runs-store.ts';
import { keptSince, takeBackStanding } from './take-back-standing.ts';
import type { TakeBackStanding } from './take-back-standing.ts';

export type TakeBackRefusal =
  | { kind: 'UNKNOWN' }
  | { kind: 'ALREADY'; by: string; at: Date }
  /** what it found is not known */
  | { kind: 'NOT_KEPT'; why: TakeBackStanding }
  /** by their keys, the first few */
  | { kind: 'CHANGED_SINCE'; changed: readonly string[] }
  /** what it took away hung on something that is gone since */
  | { kind: 'GONE' }
  /** somebody else writes there */
  | { kind: 'BUSY' };

type Wanted = { id: number; by: string; kinds: readonly string[] | null };
type Verdict = { ok: true; value: NotedRun } | { ok: false; refusal: TakeBackRefusal };

export async function takeBackRun(db: DatabasePool, place: AuditPlace, wanted: Wanted): Promise<Verdict> {
  const { id } = wanted;
  let refusal: TakeBackRefusal | undefined;
  const work = db.transaction().execute(async (part) => {
    const run = await lockRun(part, id);
    refusal = refusalOf(run, wanted, place.now());
    const takeBack = run && importKindNamed(run.kind)?.takeBack;
    if (refusal !== undefined || !run?.image || !takeBack) throw new NotTaken();
    const { image, at: ranAt } = run;
    const taken = await takeBack(part, { image, ranAt, now: place.now() });
    if (!taken.ok) {
      refusal = { kind: 'CHANGED_SINCE', changed: taken.changed };
      throw new NotTaken();
    }
    await deleteImage(part, image);
    await noteTakenBack(part, id, { by: wanted.by, now: place.now() });
    const { kind, file_name: fileName, sha256, added, changed, removed } = run;
    const details = {
      import_id: id,
      kind,
      file_name: fileName,
      before: { sha256, added, changed, removed },
      after: { taken_back_by: wanted.by, rows: taken.rows },
    };
    await recordAudit(part, place, { event: 'import-taken-back', details });
  });
  await work.catch((trouble: unknown) => {
    if (isFault(trouble, FOREIGN_KEY)) refusal = { kind: 'GONE' };
    else if (isFault(trouble, LOCKED)) refusal = { kind: 'BUSY' };
    else if (!(trouble instanceof NotTaken)) throw trouble;
  });
  if (refusal !== undefined) return { ok: false, refusal };
  const run = await selectRun(db, id);
  return run === undefined ? { ok: false, refusal: { kind: 'UNKNOWN' } } : accept(run);
}

/** After three months nobody takes a file back, and its rows are others. */
export async function forgetImages(db: DatabasePool, now: Date): Promise<number> {
  const before = keptSince(now);
  await forgetImagesOf(db, before);
  return deleteOldImages(db, before);
}

class NotTaken extends Error {}

function refusalOf(run: NotedRun | undefined, { kinds }: Wanted, now: Date): TakeBackRefusal | undefined {
  if (run === undefined || !(kinds?.includes(run.kind) ?? true)) return { kind: 'UNKNOWN' };
  if (run.taken_back_at !== null)
    return { kind: 'ALREADY', by: run.taken_back_by ?? '', at: run.taken_back_at };
  const why = takeBackStanding(run, now);
  return why === 'possible' ? undefined : { kind: 'NOT_KEPT', why };
}

const FOREIGN_KEY = '23503';
const LOCKED = '55P03';

function isFault(trouble: unknown, code: string): boolean {
  return trouble instanceof Error && 'code' in trouble && trouble.code === code;
}
