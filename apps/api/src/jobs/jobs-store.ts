import { sql } from 'kysely';
import { announceToScreens } from '../database/announce-to-screens.ts';
import { dueAtOnce } from '../database/due-at-once.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';

/** Heard by the workers: somebody waits for a run. */
export const JOBS_CHANNEL = 'job_asked';

export type JobRow = { name: string; schedule: string; dueAt: Date };

/** Known jobs keep their next run, unless they got other hours. */
export async function upsertJobs(db: Database, jobs: readonly JobRow[]): Promise<void> {
  await sql`
    insert into job (name, schedule, next_due_at)
    select * from unnest(
      ${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ schedule }) => schedule)}::text[],
      ${jobs.map(({ dueAt }) => dueAt)}::timestamptz[])
    order by 1
    on conflict (name) do update set schedule = excluded.schedule, next_due_at = excluded.next_due_at
    where job.schedule <> excluded.schedule`.execute(db);
}

/** Runs whose moment has come are written down, once; a job whose last run is still open has none. */
export async function insertDueRuns(db: Database, names: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into job_run (name, due_at, next_try_at)
    select name, next_due_at, next_due_at from job
    where name = any(${names}::text[]) and next_due_at <= ${now}
      and not exists (select from job_run open where open.name = job.name and open.ended_at is null)
    order by name
    on conflict do nothing`.execute(db);
}

/** A new run, due now, or the open one that waits to be tried again; nothing for a job that no process has made known. */
export async function insertRunNow(db: Database, name: string, now: Date): Promise<void> {
  await sql`
    insert into job_run (name, due_at, next_try_at) select name, ${dueAtOnce(now)}, ${dueAtOnce(now)} from job where name = ${name}
    on conflict do nothing`.execute(db);
  await sql`
    update job_run set next_try_at = ${dueAtOnce(now)}
    where name = ${name} and ended_at is null and lease is null and next_try_at > ${dueAtOnce(now)}`.execute(
    db,
  );
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(db);
}

export type HeldRun = { id: string; name: string; dueAt: Date; tries: number; lease: string };

/** Takes a run that nobody holds, or whose holder has gone silent, for as long as the lease lasts. */
export async function claimRun(
  db: Database,
  claim: { names: readonly string[]; lease: string; process: string; now: Date; leaseUntil: Date },
): Promise<HeldRun | undefined> {
  const { names, lease, process, now, leaseUntil } = claim;
  const claimed = await sql<HeldRun>`
    update job_run set tries = tries + 1, lease = ${lease}, process = ${process}, next_try_at = ${leaseUntil},
      started_at = ${now}, beat_at = ${now}
    where id = (
      select id from job_run
      where ended_at is null and next_try_at <= ${now} and name = any(${names}::text[])
      order by next_try_at, id limit 1 for update skip locked)
    returning id, name, due_at as "dueAt", tries, lease`.execute(db);
  return claimed.rows[0];
}

/** False when another process has the run. */
export async function prolongLease(
  db: Database,
  { id, lease }: HeldRun,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<boolean> {
  const held = await sql`
    update job_run set beat_at = ${now}, next_try_at = ${leaseUntil}
    where id = ${id} and lease = ${lease} and ended_at is null`.execute(db);
  return held.numAffectedRows === 1n;
}

export type RunEnd = {
  outcome: 'done' | 'failed';
  said: string | null;
  error: string | null;
  now: Date;
  nextDueAt: Date;
};

/** False when another process has the run: what this one believes about it is not written. */
export async function endRun(db: DatabaseTransaction, run: HeldRun, end: RunEnd): Promise<boolean> {
  const ended = await sql`
    update job_run set ended_at = ${end.now}, outcome = ${end.outcome}, said = ${end.said},
      last_error = coalesce(${end.error}, last_error), lease = null
    where id = ${run.id} and lease = ${run.lease} and ended_at is null`.execute(db);
  if (ended.numAffectedRows !== 1n) return false;
  if (end.outcome === 'failed' || run.tries > 1 || (await hadFailed(db, run))) await tellTrouble(db);
  // A run asked for by hand before its hour leaves the next one where it is.
  await sql`
    update job set next_due_at = ${end.nextDueAt}
    where name = ${run.name} and next_due_at <= ${end.now}`.execute(db);
  return true;
}

/** `tries`: how often it counts as tried; a run that was given back counts one less. */
export async function releaseRun(
  db: Database,
  { id, lease }: HeldRun,
  later: { nextTryAt: Date; tries: number; error: string | null },
): Promise<boolean> {
  const released = await sql`
    update job_run set lease = null, next_try_at = ${later.nextTryAt}, tries = ${later.tries},
      last_error = coalesce(${later.error}, last_error)
    where id = ${id} and lease = ${lease} and ended_at is null`.execute(db);
  if (released.numAffectedRows !== 1n) return false;
  if (later.error !== null) await tellTrouble(db);
  return true;
}

/** The run before this one: what was trouble is none any more. */
async function hadFailed(db: Database, { id, name }: HeldRun): Promise<boolean> {
  const found = await sql<{ outcome: string }>`
    select outcome from job_run where name = ${name} and ended_at is not null and id <> ${id}
    order by ended_at desc, id desc limit 1`.execute(db);
  return found.rows[0]?.outcome === 'failed';
}

function tellTrouble(db: Database): Promise<void> {
  return announceToScreens(db, { kind: 'job.failed', subject: 'today/failed_jobs' });
}

export async function deleteOldRuns(db: Database, endedBefore: Date): Promise<number> {
  const gone = await sql`delete from job_run where ended_at < ${endedBefore}`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}

export type RunState = {
  dueAt: Date;
  tries: number;
  isHeld: boolean;
  nextTryAt: Date;
  process: string | null;
  startedAt: Date | null;
  beatAt: Date | null;
  endedAt: Date | null;
  outcome: 'done' | 'failed' | null;
  said: string | null;
  lastError: string | null;
};

export type JobState = { name: string; nextDueAt: Date; open: RunState | null; last: RunState | null };

export async function selectJobs(db: Database): Promise<JobState[]> {
  const jobs = await sql<{ name: string; nextDueAt: Date }>`
    select name, next_due_at as "nextDueAt" from job order by name`.execute(db);
  const runs = await sql<RunState & { name: string }>`
    select distinct on (name, ended_at is null) name, due_at as "dueAt", tries, lease is not null as "isHeld",
      next_try_at as "nextTryAt", process, started_at as "startedAt", beat_at as "beatAt", ended_at as "endedAt",
      outcome, said, last_error as "lastError"
    from job_run order by name, ended_at is null, ended_at desc, id desc`.execute(db);
  const runOf = (name: string, isOpen: boolean) =>
    runs.rows.find((run) => run.name === name && (run.endedAt === null) === isOpen) ?? null;
  return jobs.rows.map(({ name, nextDueAt }) => ({
    name,
    nextDueAt,
    open: runOf(name, true),
    last: runOf(name, false),
  }));
}
