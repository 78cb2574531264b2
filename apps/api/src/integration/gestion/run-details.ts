// What the page of one import tells beside its counts: asked for by that page alone.
import type {
  FileRefusal,
  ImportChangePage,
  ImportRun,
  ImportRunChangesArgs,
} from '@nuancier/contract/gestion-types.ts';
import { changesOf, selectOverwriting, selectRun } from '../../intake/intake.ts';
import type { IntegrationDesk } from '../integration-desk.ts';
import { selectReportOf } from '../uploads/run-reports-store.ts';
import { outcomeIn } from '../uploads/upload-form.ts';
import { runView } from './import-runs.ts';

/** Of one that the context's own person has been shown. */
type Shown = Pick<ImportRun, 'id'>;

const LARGEST_PAGE = 200;

export async function overwrittenBy(context: IntegrationDesk, { id }: Shown): Promise<ImportRun | null> {
  const run = await selectRun(context.db, id);
  if (!run?.image) return null;
  const over = await selectOverwriting(context.db, run);
  return over === undefined ? null : runView(context, over);
}

export async function runRefusals({ db }: IntegrationDesk, { id }: Shown): Promise<FileRefusal[] | null> {
  const report = await selectReportOf(db, id);
  return (report && outcomeIn(report)?.refusals) ?? null;
}

export async function runRejects({ db }: IntegrationDesk, { id }: Shown): Promise<string | null> {
  const report = await selectReportOf(db, id);
  return report?.has_rejects ? report.id : null;
}

export async function runChanges(
  { db }: IntegrationDesk,
  { id }: Shown,
  { after, first }: ImportRunChangesArgs,
): Promise<ImportChangePage | null> {
  const run = await selectRun(db, id);
  const most = Math.min(Math.max(first ?? LARGEST_PAGE, 1), LARGEST_PAGE);
  const page = run && (await changesOf(db, run, { after: after ?? null, most }));
  if (!page) return null;
  return {
    next: page.next,
    rows: page.rows.map(({ called, what, isOtherSince, cells }) => ({
      called,
      what,
      is_other_since: isOtherSince,
      cells: [...cells],
    })),
  };
}
