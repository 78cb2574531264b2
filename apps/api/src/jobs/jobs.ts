// The door of the jobs: work that the shop does by itself, once however many processes run (decisions/0075).
import { withinTime } from '../concurrency/within-time.ts';
import { orEmpty } from '../refusals/or-empty.ts';
import { doRun, takeRun } from './do-run.ts';
import type { RunOutcome, Workplace } from './do-run.ts';
import { deleteOldRuns, insertDueRuns, insertRunNow, selectJobs, upsertJobs } from './jobs-store.ts';
import type { JobState } from './jobs-store.ts';
import { dueAfter, scheduleText } from './schedule.ts';

export type { Job } from './job.ts';
export type { JobState, RunState } from './jobs-store.ts';
export type { RunOutcome } from './do-run.ts';
export { deleteOldRuns, insertRunNow as askForRun };
export { JOBS_CHANNEL } from './jobs-store.ts';
export { scheduleWords } from './schedule.ts';

export type JobWorker = {
  /** Somebody asked for a run: it is looked for now. */
  wake(): void;
  /** Takes nothing more, asks what runs to end, and gives it some seconds. */
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 10_000;
const LAST_WORD_MS = 10_000;
/** A long one does not keep the others waiting, and both leave connections to the shop. */
const MOST_AT_ONCE = 2;

export function startJobs(place: Workplace & { lookMs?: number }): JobWorker {
  const { log, lookMs = LOOK_EVERY_MS } = place;
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const report = (err: unknown) => log.warn({ err }, 'the jobs could not be read');
  let timer: NodeJS.Timeout | undefined;
  let isKnown = false;

  async function look(): Promise<void> {
    if (!isKnown) {
      await makeKnown(place);
      isKnown = true;
    }
    await insertDueRuns(place.db, namesOf(place), await place.clock());
    while (running.size < MOST_AT_ONCE && !closing.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- each is taken after the one before
      const run = await takeRun(place);
      if (run === undefined) return;
      const done = orEmpty(doRun(place, run, closing.signal), 'lost', report).finally(() => {
        running.delete(done);
        lookIn(0);
      });
      running.add(done);
    }
  }

  let looking: Promise<void> = Promise.resolve();
  function lookIn(afterMs: number): void {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    timer = setTimeout(() => {
      looking = looking.then(() => orEmpty(look(), undefined, report)).then(() => lookIn(lookMs));
    }, afterMs).unref();
  }
  lookIn(0);

  return {
    wake: () => lookIn(0),
    async close() {
      closing.abort();
      clearTimeout(timer);
      await withinTime(
        LAST_WORD_MS,
        looking.then(() => Promise.all(running)),
      );
    },
  };
}

/** By hand, by the same path. `busy`: it runs already, in whichever process. */
export async function runJobNow(place: Workplace, name: string): Promise<RunOutcome | 'busy'> {
  await makeKnown(place);
  await insertRunNow(place.db, name, await place.clock());
  const run = await takeRun(place, [name]);
  return run === undefined ? 'busy' : doRun(place, run, new AbortController().signal);
}

/** Also those that this version of the shop does not know. */
export function readJobs(db: Workplace['db']): Promise<JobState[]> {
  return selectJobs(db);
}

async function makeKnown({ db, jobs, clock }: Workplace): Promise<void> {
  const now = await clock();
  const rows = jobs.map(({ name, schedule }) => ({
    name,
    schedule: scheduleText(schedule),
    dueAt: dueAfter(schedule, now),
  }));
  return upsertJobs(db, rows);
}

function namesOf({ jobs }: Workplace): string[] {
  return jobs.map(({ name }) => name);
}
