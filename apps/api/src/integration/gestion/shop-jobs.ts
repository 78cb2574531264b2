import type { ShopJob } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { askForRun, readJobs, scheduleWords } from '../../jobs/jobs.ts';
import type { JobState } from '../../jobs/jobs.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { IntegrationDesk } from '../integration-desk.ts';

export async function shopJobs({ db, staff, jobs }: IntegrationDesk): Promise<ShopJob[]> {
  entitled(staff, 'shopJobs');
  return described({ db, jobs });
}

export async function runShopJob(context: IntegrationDesk, name: string): Promise<ShopJob[]> {
  const { db, jobs, now } = context;
  const { staff } = entitled(context.staff, 'runShopJob');
  const job = jobs.find((one) => one.name === name);
  if (job === undefined) throw new Refusal('UNKNOWN_JOB');
  await db.transaction().execute(async (part) => {
    await askForRun(part, name, now());
    await recordAudit(part, context, {
      event: 'job-asked',
      details: { name: job.title, author: staff.name },
    });
  });
  return described(context);
}

async function described({ db, jobs }: Pick<IntegrationDesk, 'db' | 'jobs'>): Promise<ShopJob[]> {
  const states = new Map((await readJobs(db)).map((state) => [state.name, state]));
  return jobs.map(({ name, title, schedule }) => {
    const known = states.get(name);
    return { name, title, schedule: scheduleWords(schedule), ...stateView(known) };
  });
}

type Told = Omit<ShopJob, 'name' | 'title' | 'schedule'>;

function stateView(known: JobState | undefined): Told {
  const { open = null, last = null } = known ?? {};
  const seconds =
    last?.startedAt && last.endedAt
      ? Math.round((last.endedAt.getTime() - last.startedAt.getTime()) / 1_000)
      : null;
  return {
    state: stateOf(known),
    next_at: (open?.nextTryAt ?? known?.nextDueAt)?.toISOString() ?? null,
    last_at: last?.endedAt?.toISOString() ?? null,
    last_seconds: seconds,
    said: last?.outcome === 'done' ? last.said : null,
    error: open?.lastError ?? (last?.outcome === 'failed' ? last.lastError : null),
  };
}

function stateOf(known: JobState | undefined): ShopJob['state'] {
  if (known === undefined) return 'unknown';
  const { open, last } = known;
  if (open !== null) {
    if (open.isHeld) return 'running';
    return open.lastError === null ? 'waiting' : 'again';
  }
  if (last === null) return 'waiting';
  return last.outcome === 'failed' ? 'failed' : 'done';
}
