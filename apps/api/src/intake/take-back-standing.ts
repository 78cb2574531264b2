// Whether a file can be taken back, and why not.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { importKindNamed } from './import-kinds.ts';
import type { NotedRun } from './import-runs-store.ts';

export type TakeBackStanding =
  | 'possible'
  | 'taken_back'
  | 'nothing_written'
  /** of such files nothing is kept */
  | 'other_kind'
  /** all of it stood there already */
  | 'nothing_changed'
  | 'too_old'
  | 'not_known';

const KEPT_DAYS = 90;

/** What files found before this moment is known no more. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

export function takeBackStanding(run: NotedRun, now: Date): TakeBackStanding {
  if (run.taken_back_at !== null) return 'taken_back';
  if (run.outcome !== 'written') return 'nothing_written';
  // A kind of archives is no table.
  if (!importKindNamed(run.kind)?.takeBack) return 'other_kind';
  if (run.image !== null) return 'possible';
  if (run.added + run.changed + run.removed === 0) return 'nothing_changed';
  return run.at < keptSince(now) ? 'too_old' : 'not_known';
}
