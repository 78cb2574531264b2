// One run of a job: held by its lease, kept alive while it works, and noted as it ended.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { traced } from '../tracing/spans.ts';
import { withinTime } from '../concurrency/within-time.ts';
import type { Clock } from '../database/database-clock.ts';
import type { DatabasePool } from '../database/tables.ts';
import { orEmpty } from '../refusals/or-empty.ts';
import type { Job } from './job.ts';
import { claimRun, endRun, prolongLease, releaseRun } from './jobs-store.ts';
import type { HeldRun } from './jobs-store.ts';
import { dueAfter } from './schedule.ts';

export type Workplace = {
  db: DatabasePool;
  clock: Clock;
  log: Logger;
  jobs: readonly Job[];
  /** As the operator sees it; by default the machine and the number of the process. */
  process?: string;
  /** How often a run says that it is alive; its lease is three times as long. */
  beatMs?: number;
};

export type RunOutcome = 'done' | 'failed' | 'later' | 'lost';

const BEAT_MS = 30_000;
const LEASE_BEATS = 3;
/** A run that never ends is given up, rather than beat for ever. */
const LONGEST_MS = HOUR_MS;
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = MINUTE_MS;
const ERROR_LENGTH = 500;

/** Of those jobs that are due, or of one job alone. */
export async function takeRun(
  { db, clock, jobs, process = ownName(), beatMs = BEAT_MS }: Workplace,
  names = jobs.map(({ name }) => name),
): Promise<HeldRun | undefined> {
  const now = await clock();
  return claimRun(db, { names, lease: randomUUID(), process, now, leaseUntil: leaseFrom(now, beatMs) });
}

/** `closing`: the shop ends; what does not end with it is given back, for another process to begin again. */
export async function doRun(place: Workplace, run: HeldRun, closing: AbortSignal): Promise<RunOutcome> {
  const job = place.jobs.find(({ name }) => name === run.name);
  if (job === undefined) throw new Error(`No job is called ${run.name}`);
  // Its process died each time: the job may well be the reason.
  if (run.tries > MOST_TRIES)
    return end(place, job, run, { kind: 'failed', trouble: new Error('abandonné') });
  if (closing.aborted) return giveBack(place, run);
  const stop = new AbortController();
  const signal = AbortSignal.any([closing, stop.signal]);
  const heart = beating(place, run, stop);
  const working = traced(`job ${job.name}`, { 'nuancier.tries': run.tries }, () => job.work(signal));
  const outcome = await withinTime(LONGEST_MS, working);
  stop.abort();
  await heart;
  if (outcome.kind !== 'done' && closing.aborted) return giveBack(place, run);
  if (outcome.kind === 'late')
    return end(place, job, run, { kind: 'failed', trouble: new Error('trop long') });
  return end(place, job, run, outcome);
}

async function beating(
  { db, clock, log, beatMs = BEAT_MS }: Workplace,
  run: HeldRun,
  stop: AbortController,
): Promise<void> {
  const report = (err: unknown) => log.warn({ err, job: run.name }, 'a job could not say that it is alive');
  const beat = async () => {
    const now = await clock();
    return prolongLease(db, run, { now, leaseUntil: leaseFrom(now, beatMs) });
  };
  // oxlint-disable-next-line no-await-in-loop -- one beat after the other
  while (await waited(beatMs, stop.signal)) {
    // Unheard is not lost: the next beat may be heard.
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!(await orEmpty(beat(), true, report))) stop.abort();
  }
}

function leaseFrom(now: Date, beatMs: number): Date {
  return new Date(now.getTime() + beatMs * LEASE_BEATS);
}

/** False when it was stopped before. */
function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const timer = setTimeout(() => resolve(true), milliseconds).unref();
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve(false)), { once: true });
  });
}

type Ended = { kind: 'done'; value: string } | { kind: 'failed'; trouble: unknown };

async function end(place: Workplace, job: Job, run: HeldRun, ended: Ended): Promise<RunOutcome> {
  const { db, log } = place;
  const now = await place.clock();
  const { tries, name } = run;
  const error = ended.kind === 'failed' ? errorText(ended.trouble) : null;
  if (ended.kind === 'failed') log.error({ err: ended.trouble, job: name, tries }, 'a job failed');
  if (error !== null && tries < MOST_TRIES) {
    const nextTryAt = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (tries - 1));
    return (await releaseRun(db, run, { nextTryAt, tries, error })) ? 'later' : 'lost';
  }
  const outcome = error === null ? 'done' : 'failed';
  const said = ended.kind === 'done' ? ended.value : null;
  const nextDueAt = dueAfter(job.schedule, now);
  const noted = await db
    .transaction()
    .execute((transaction) => endRun(transaction, run, { outcome, said, error, now, nextDueAt }));
  return noted ? outcome : 'lost';
}

async function giveBack({ db, clock }: Workplace, run: HeldRun): Promise<RunOutcome> {
  const later = { nextTryAt: await clock(), tries: run.tries - 1, error: null };
  return (await releaseRun(db, run, later)) ? 'later' : 'lost';
}

function errorText(trouble: unknown): string {
  return String(trouble instanceof Error ? trouble.message : trouble).slice(0, ERROR_LENGTH);
}

function ownName(): string {
  return `${hostname()}:${process.pid}`;
}
