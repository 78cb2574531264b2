import type { ImportRun, ImportRunPage, QueryImportRunsArgs } from '@nuancier/contract/gestion-types.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import { withinTime } from '../../concurrency/within-time.ts';
import {
  selectOverwriting,
  selectRun,
  selectRunPage,
  takeBackRun,
  takeBackStanding,
} from '../../intake/intake.ts';
import type { NotedRun, RunFilter, TakeBackRefusal, TakeBackStanding } from '../../intake/intake.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { typedWords } from '../../text/plain-words.ts';
import { frenchMoment } from '../../text/french-words.ts';
import type { IntegrationDesk } from '../integration-desk.ts';
import { kindNamesFor, kindTitle } from './file-kinds.ts';

const LARGEST_PAGE = 200;
const LONGEST_SEARCH = 100;
const ANSWER_MS = 8_000;

export async function importRuns(
  context: IntegrationDesk,
  args: QueryImportRunsArgs,
): Promise<ImportRunPage> {
  const own = kindNamesFor(context.staff, 'importRuns');
  const kinds = args.kind ? own.filter((name) => name === args.kind) : own;
  const first = Math.min(Math.max(args.first ?? LARGEST_PAGE, 1), LARGEST_PAGE);
  if (kinds.length === 0) return { rows: [], next: null };
  const found = await selectRunPage(context.db, {
    ...runFilter(args, context.now()),
    kinds,
    after: args.after ?? null,
    most: first + 1,
  });
  const rows = found.slice(0, first);
  return {
    rows: rows.map((run) => runView(context, run)),
    next: found.length > first ? (rows.at(-1)?.id ?? null) : null,
  };
}

type Asked = Pick<QueryImportRunsArgs, 'outcome' | 'failing' | 'search' | 'since' | 'until'>;

/** What is no day counts as not said. */
export function runFilter(
  { outcome, failing, search, since, until }: Asked,
  now: Date,
): Omit<RunFilter, 'kinds' | 'after' | 'most'> {
  return {
    outcome: outcome ?? null,
    failingAt: failing === true ? now : null,
    words: typedWords((search ?? '').slice(0, LONGEST_SEARCH)),
    since: day(since),
    until: day(until),
  };
}

function day(given: string | null | undefined): string | null {
  return given && isCalendarDay(given) ? given : null;
}

export async function importRun(context: IntegrationDesk, id: number): Promise<ImportRun | null> {
  const own = kindNamesFor(context.staff, 'importRun');
  const run = await selectRun(context.db, id);
  return run !== undefined && own.includes(run.kind) ? runView(context, run) : null;
}

export async function takeBackImport(context: IntegrationDesk, id: number): Promise<ImportRun> {
  const kinds = kindNamesFor(context.staff, 'takeBackImport');
  const { staff } = entitled(context.staff, 'takeBackImport');
  // A large file takes longer than a request may: the work goes on, and the import's page says when it is done.
  const work = takeBackRun(context.db, context, { id, by: staff.name, kinds });
  const outcome = await withinTime(ANSWER_MS, work);
  if (outcome.kind === 'late') throw new Refusal('IMPORT_TAKING_BACK');
  if (outcome.kind === 'failed') throw outcome.trouble;
  const { value: taken } = outcome;
  if (!taken.ok) throw await refusalFor(context, id, taken.refusal);
  return runView(context, taken.value);
}

async function refusalFor({ db }: IntegrationDesk, id: number, refusal: TakeBackRefusal): Promise<Refusal> {
  switch (refusal.kind) {
    case 'UNKNOWN':
      return new Refusal('UNKNOWN_IMPORT');
    case 'NOT_KEPT':
      return new Refusal('IMPORT_NOT_KEPT', undefined, NOT_KEPT[refusal.why]);
    case 'BUSY':
      return new Refusal('IMPORT_BUSY');
    case 'GONE':
      return new Refusal('IMPORT_GONE');
    case 'ALREADY': {
      const when = frenchMoment(refusal.at.toISOString());
      return new Refusal('IMPORT_TAKEN_BACK', undefined, `${refusal.by} a déjà repris cet import ${when}.`);
    }
    case 'CHANGED_SINCE': {
      const told = refusal.changed.join(', ');
      const run = await selectRun(db, id);
      const over = run && (await selectOverwriting(db, run));
      const words =
        over === undefined
          ? `Rien n’est repris\u00A0: ce que ce fichier a écrit a changé depuis (${told}). Reprenez d’abord ce qui l’a changé, ou envoyez un fichier corrigé.`
          : `Rien n’est repris\u00A0: l’import n°\u00A0${over.id} (${over.file_name}) a écrit depuis sur les mêmes lignes (${told}). Reprenez-le d’abord, ou envoyez un fichier corrigé.`;
      return new Refusal('IMPORT_CHANGED_SINCE', undefined, words);
    }
  }
}

const NOT_KEPT: Partial<Record<TakeBackStanding, string>> = {
  nothing_written: 'Rien n’a été écrit par ce fichier\u00A0: il n’y a rien à reprendre.',
  other_kind: 'Ce genre de fichier ne se reprend pas\u00A0: envoyez un fichier corrigé.',
  too_old: 'Ce fichier a plus de 90 jours\u00A0: la version d’avant n’est plus gardée.',
  nothing_changed: 'Ce fichier n’a rien changé\u00A0: il n’y a rien à reprendre.',
};

export function runView({ staff, now }: IntegrationDesk, run: NotedRun): ImportRun {
  return {
    id: run.id,
    at: run.at.toISOString(),
    kind: run.kind,
    kind_title: kindTitle(run.kind),
    file_name: run.file_name,
    sha256: run.sha256,
    given_by: run.given_by,
    is_full: run.is_full,
    result: run.outcome,
    lines: run.lines,
    added: run.added,
    changed: run.changed,
    removed: run.removed,
    refused: run.refused,
    may_take_back: run.image !== null && staff.kind === 'staff' && reachOf(staff, 'takeBackImport') !== null,
    taken_back_at: run.taken_back_at?.toISOString() ?? null,
    taken_back_by: run.taken_back_by,
    take_back: takeBackStanding(run, now()),
  };
}
