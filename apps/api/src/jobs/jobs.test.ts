import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { openPool } from '../database/open-pool.ts';
import type { DatabasePool } from '../database/tables.ts';
import { createLog } from '../monitoring/log.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { doRun, takeRun } from './do-run.ts';
import type { Workplace } from './do-run.ts';
import type { Job } from './job.ts';
import { readJobs, runJobNow, startJobs } from './jobs.ts';
import type { JobWorker } from './jobs.ts';
import { upsertJobs } from './jobs-store.ts';

const START = new Date('2026-11-02T08:00:00Z');
const PATIENT = { timeout: 15_000, interval: 20 };
const log = createLog({ level: 'silent' });

let database: ClonedDatabase;
let clock: Date;
let workers: JobWorker[];
let neighbour: DatabasePool;

beforeEach(async () => {
  database = await testDatabase('empty');
  neighbour = openPool(database.url, { size: 2, statementTimeoutMs: 5_000, onTrouble: () => {} });
  await sql`create table begun (id bigint generated always as identity, by text not null)`.execute(
    database.db,
  );
  clock = START;
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await neighbour.destroy();
  await database.close();
});

function later(minutes: number): void {
  clock = new Date(clock.getTime() + minutes * MINUTE_MS);
}

function place(work: Job['work'], parts: Partial<Workplace> = {}): Workplace {
  const job: Job = { name: 'essai', title: 'Essai', schedule: { kind: 'every', minutes: 10 }, work };
  return { db: database.db, clock: async () => clock, log, jobs: [job], process: 'premier', ...parts };
}

function start(workplace: Workplace): JobWorker {
  const worker = startJobs({ ...workplace, lookMs: 10 });
  workers.push(worker);
  return worker;
}

async function begun(by: string, db = database.db): Promise<string> {
  await sql`insert into begun (by) values (${by})`.execute(db);
  return `fait par ${by}`;
}

async function begunBy(): Promise<string[]> {
  const rows = await sql<{ by: string }>`select by from begun order by id`.execute(database.db);
  return rows.rows.map(({ by }) => by);
}

const runs = () => database.db.selectFrom('job_run').selectAll().orderBy('id').execute();

it('of two processes one does each due run, and none before its moment', async () => {
  start(place(() => begun('premier')));
  start(place(() => begun('second', neighbour), { db: neighbour, process: 'second' }));
  await expect
    .poll(() => readJobs(database.db), PATIENT)
    .toMatchObject([{ name: 'essai', nextDueAt: new Date('2026-11-02T08:10:00Z'), open: null, last: null }]);
  expect(await runs()).toEqual([]);
  for (const nth of [1, 2, 3, 4, 5]) {
    later(10);
    const done = Array.from({ length: nth }, () => ({ outcome: 'done', tries: 1, lease: null }));
    await expect.poll(runs, PATIENT).toMatchObject(done);
  }
  expect(await begunBy()).toHaveLength(5);
});

it('tells what was done, when, for how long and by which process', async () => {
  const work = () => {
    later(3);
    return begun('premier');
  };
  later(10);
  expect(await runJobNow(place(work), 'essai')).toBe('done');
  expect(await readJobs(database.db)).toMatchObject([
    {
      name: 'essai',
      open: null,
      last: {
        startedAt: new Date('2026-11-02T08:10:00Z'),
        endedAt: new Date('2026-11-02T08:13:00Z'),
        outcome: 'done',
        said: 'fait par premier',
        process: 'premier',
      },
    },
  ]);
});

it('a run whose process was killed is taken over once its lease is over, not before', async () => {
  const dueAt = new Date('2026-11-02T08:10:00Z');
  await upsertJobs(database.db, [{ name: 'essai', schedule: 'every 10', dueAt }]);
  const script = join(import.meta.dirname, 'testing', 'job-process.ts');
  const child = spawn(process.execPath, [script, database.url, dueAt.toISOString()], { stdio: 'ignore' });
  await expect.poll(begunBy, PATIENT).toEqual(['celui qui meurt']);
  child.kill('SIGKILL');
  await once(child, 'exit');

  clock = new Date(dueAt.getTime() + MINUTE_MS);
  expect(await takeRun(place(() => begun('second')))).toBeUndefined();
  expect(await runs()).toMatchObject([{ process: 'celui qui meurt', ended_at: null }]);
  later(1);
  start(place(() => begun('second'), { process: 'second' }));
  await expect
    .poll(runs, PATIENT)
    .toMatchObject([{ due_at: dueAt, process: 'second', tries: 2, outcome: 'done' }]);
  expect(await begunBy()).toEqual(['celui qui meurt', 'second']);
});

it('what a process believes of a run that another has taken is not written', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = runJobNow(
    place(() => promise),
    'essai',
  );
  await expect.poll(runs, PATIENT).toMatchObject([{ process: 'premier' }]);
  later(5);
  const second = place(() => begun('second'), { process: 'second' });
  expect(await runJobNow(second, 'essai')).toBe('done');
  resolve('fait trop tard');
  expect(await slow).toBe('lost');
  expect(await runs()).toMatchObject([{ process: 'second', said: 'fait par second', outcome: 'done' }]);
});

it('a process that has lost its run is told to stop', async () => {
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('arrêté')));
  const slow = runJobNow(place(work, { beatMs: 10 }), 'essai');
  await expect.poll(runs, PATIENT).toMatchObject([{ process: 'premier' }]);
  await sql`update job_run set lease = gen_random_uuid(), process = 'second'`.execute(database.db);
  expect(await slow).toBe('lost');
  expect(await runs()).toMatchObject([{ process: 'second', ended_at: null }]);
});

it('a living run beats, and is not taken however long it lasts', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = runJobNow(
    place(() => promise, { beatMs: 10 }),
    'essai',
  );
  await expect.poll(runs, PATIENT).toMatchObject([{ process: 'premier' }]);
  later(30);
  await expect.poll(runs, PATIENT).toMatchObject([{ beat_at: clock }]);
  const second = place(() => begun('second'), { process: 'second' });
  expect(await runJobNow(second, 'essai')).toBe('busy');
  resolve('fait');
  expect(await slow).toBe('done');
  expect(await begunBy()).toEqual([]);
});

it('after a failure it waits ever longer, then gives the run up until the next is due', async () => {
  const workplace = place(() => Promise.reject(new Error('la base est partie')));
  const never = new AbortController().signal;
  await runJobNow(workplace, 'essai');
  const pauses: number[] = [];
  for (const tries of [1, 2, 3, 4]) {
    const [run] = await runs();
    expect(run).toMatchObject({ tries, ended_at: null, lease: null, last_error: 'la base est partie' });
    const nextTryAt = run?.next_try_at ?? clock;
    pauses.push((nextTryAt.getTime() - clock.getTime()) / MINUTE_MS);
    clock = new Date(nextTryAt.getTime() - 1);
    expect(await takeRun(workplace)).toBeUndefined();
    clock = nextTryAt;
    const held = await takeRun(workplace);
    if (held !== undefined) await doRun(workplace, held, never);
  }
  expect(pauses).toEqual([1, 2, 4, 8]);
  expect(await readJobs(database.db)).toMatchObject([
    {
      open: null,
      last: { outcome: 'failed', tries: 5, lastError: 'la base est partie' },
      nextDueAt: new Date('2026-11-02T08:20:00Z'),
    },
  ]);
});

it('a run that kills its process each time is given up', async () => {
  await runJobNow(
    place(() => Promise.reject(new Error('essai'))),
    'essai',
  );
  await sql`update job_run set tries = 5, next_try_at = ${clock}`.execute(database.db);
  expect(
    await runJobNow(
      place(() => begun('second')),
      'essai',
    ),
  ).toBe('failed');
  expect(await begunBy()).toEqual([]);
});

it('a shop that closes asks its runs to end and gives them back, for another process at once', async () => {
  const work = (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('interrompu')));
    });
  const worker = start(place(work));
  await expect.poll(() => readJobs(database.db), PATIENT).toHaveLength(1);
  later(10);
  await expect.poll(runs, PATIENT).toMatchObject([{ process: 'premier', tries: 1 }]);
  await worker.close();
  expect(await runs()).toMatchObject([{ lease: null, tries: 0, ended_at: null, last_error: null }]);
  expect(
    await runJobNow(
      place(() => begun('second')),
      'essai',
    ),
  ).toBe('done');
});

it('other hours move the next run; the same hours leave it', async () => {
  const asked = place(() => begun('premier'));
  await runJobNow(asked, 'essai');
  later(5);
  await runJobNow(asked, 'essai');
  expect(await readJobs(database.db)).toMatchObject([{ nextDueAt: new Date('2026-11-02T08:10:00Z') }]);
  const jobs = asked.jobs.map((job): Job => ({ ...job, schedule: { kind: 'daily', hour: 3 } }));
  await runJobNow({ ...asked, jobs }, 'essai');
  expect(await readJobs(database.db)).toMatchObject([{ nextDueAt: new Date('2026-11-03T02:00:00Z') }]);
});
