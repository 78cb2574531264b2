// Reads that may be some seconds old go to a replica while it keeps up; else, and when it fails, to the primary.
import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { withinTime } from '../../concurrency/within-time.ts';
import { isDatabaseAway } from '../is-database-away.ts';
import { openWatchedPool } from '../open-pool.ts';
import type { PoolFigures, PoolOptions } from '../open-pool.ts';
import type { Database, DatabasePool } from '../tables.ts';
import { isPoolFull } from './host-pools.ts';
import { readLag } from './replica-lag.ts';
import { logStand, walPosition } from './wal-position.ts';
import type { LogStand } from './wal-position.ts';

/** For what nobody decides on: reports and lists. Never for what was written a moment ago, nor before a write. */
export type Reads = <T>(work: (db: DatabasePool) => Promise<T>) => Promise<T>;

/** For what is old and may still be changed: shows all that is written by now, at the price of a look at the primary's log. */
export type ReadsOfNow = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

export type Replica = {
  reads: Reads;
  readsOfNow: ReadsOfNow;
  /** How old its answers are at most. */
  lagSeconds: () => number;
  figures: () => PoolFigures;
  /** Looks at both; done every few seconds by itself. */
  look: () => Promise<void>;
  close: () => Promise<void>;
};

export type ReplicaOptions = Omit<PoolOptions, 'readsOnly'> & { url: string; mostLagMs: number };

const LOOK_EVERY_MS = 3_000;
const LOOK_AGAIN_MS = 10;
const MOST_LOOKS = 6;
/** Who has vanished says nothing, for long. A little more than a pool waits for a connection: why is then known. */
const ANSWER_MS = 2_500;
/** What a server keeps to itself it does not tell a moment later; rights are given meanwhile. */
const UNSEEN_MS = 5 * MINUTE_MS;

export function openReplica(primary: DatabasePool, options: ReplicaOptions): Replica {
  const { url, mostLagMs, onTrouble } = options;
  const { db, figures } = openWatchedPool(url, { ...options, readsOnly: true });
  const lag = readLag();
  const opened = performance.now();
  let isAway = false;
  /** Since when the primary does not answer. */
  let alone: number | undefined;
  let isPrimaryTold = false;
  /** Until when the logs of the two are not compared, since one cannot be looked at. */
  let unseenUntil: number | undefined;

  const lagMs = (until = performance.now()) => until - (lag.asOf() ?? opened);
  // Without its primary nothing new is known of: what kept up then is still the latest there is.
  const keepsUp = () => !isAway && lag.asOf() !== undefined && lagMs(alone) <= mostLagMs;

  async function look(): Promise<void> {
    await lookAtPrimary();
    await lookAtReplica();
  }

  async function lookAtPrimary(): Promise<void> {
    const at = performance.now();
    let isHeld = false;
    const asking = primary.connection().execute((one) => {
      isHeld = true;
      return walPosition(one);
    });
    const asked = await withinTime(ANSWER_MS, asking);
    if (asked.kind === 'done') {
      lag.note(at, asked.value);
      alone = undefined;
      isPrimaryTold = false;
      return;
    }
    const cause = asked.kind === 'failed' ? asked.trouble : undefined;
    if (!isPrimaryTold) onTrouble(new Error('how far the primary is could not be read', { cause }));
    isPrimaryTold = true;
    // Our own connections may all be taken: a busy shop, whose primary goes on without its replica's knowing.
    const isGone = asked.kind === 'failed' ? isDatabaseAway(cause) && !isPoolFull(cause) : isHeld;
    if (isGone) alone ??= at;
  }

  async function lookAtReplica(): Promise<void> {
    try {
      lag.shows(await walPosition(db));
      isAway = false;
    } catch (trouble) {
      if (!isAway) onTrouble(new Error('how far the replica is could not be read', { cause: trouble }));
      isAway = true;
    }
  }

  async function unlessAway<Shown>(ask: () => Promise<Shown>): Promise<Shown | undefined> {
    try {
      return await ask();
    } catch (trouble) {
      const isUnseen = trouble instanceof LogUnseen;
      if (!(isUnseen || isPassing(trouble))) throw trouble;
      const isTold = isUnseen && unseenUntil !== undefined;
      if (isUnseen) unseenUntil = performance.now() + UNSEEN_MS;
      if (!isTold)
        onTrouble(new Error('the replica did not answer: the primary was asked', { cause: trouble }));
      return undefined;
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    async reads(work) {
      const shown = keepsUp() ? await unlessAway(async () => ({ value: await work(db) })) : undefined;
      return shown === undefined ? work(primary) : shown.value;
    },
    async readsOfNow(work) {
      const isUnseen = performance.now() < (unseenUntil ?? 0);
      const shown =
        keepsUp() && !isUnseen
          ? await unlessAway(async () => {
              const read = await readSince(db, await standOf(primary), work);
              unseenUntil = undefined;
              return read;
            })
          : undefined;
      return shown === undefined ? work(primary) : shown.value;
    },
    lagSeconds: () => lagMs() / 1_000,
    figures,
    look,
    async close() {
      clearInterval(timer);
      await db.destroy();
    },
  };
}

/** Looked at and read on one connection: behind one address there may be several replicas. */
function readSince<T>(
  replica: DatabasePool,
  wanted: LogStand,
  work: (db: Database) => Promise<T>,
): Promise<{ value: T } | undefined> {
  return replica
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (one) => ((await reaches(one, wanted)) ? { value: await work(one) } : undefined));
}

/** A replica that keeps up is behind by the way of the log alone: it is given a moment. */
async function reaches(replica: Database, wanted: LogStand, looks = MOST_LOOKS): Promise<boolean> {
  const { timeline, position } = await standOf(replica);
  if (timeline !== wanted.timeline) return false;
  if (position >= wanted.position) return true;
  if (looks === 1) return false;
  await setTimeout(LOOK_AGAIN_MS);
  return reaches(replica, wanted, looks - 1);
}

/** A managed server may keep its log to itself. Told once, and again when it has been seen meanwhile. */
class LogUnseen extends Error {}

function standOf(server: Database): Promise<LogStand> {
  return logStand(server).catch((cause: unknown) => {
    throw isPassing(cause) ? cause : new LogUnseen('the log of a server could not be looked at', { cause });
  });
}

function isPassing(trouble: unknown): boolean {
  return isDatabaseAway(trouble) || isConflict(trouble);
}

/** The replica had to take in what the question was still reading. */
function isConflict(trouble: unknown): boolean {
  return trouble instanceof Error && 'code' in trouble && trouble.code === '40001';
}
