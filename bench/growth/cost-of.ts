// What one thing costs: processor time of the shop and of its database, as the kernel counts it.
import { databaseProcesses, usageOf } from '../cpu-time.ts';

export type Measured = { server: readonly number[]; postmaster: number | null };
export type Cost = { serverMs: number; databaseMs: number; wallMs: number };

/** V8 compiles what runs often, PostgreSQL keeps plans of what comes a third time. */
const WARM_UP = 240;
const LONGEST_WARM_UP_MS = 10_000;
const LEAST_WARM_UP = 5;
const LEAST_ROUNDS = 5;
const MOST_ROUNDS = 400;
/** Ticks are 10 ms, and searches differ tenfold: so much must come together for a figure, at every size of the same ones. */
const ENOUGH_MS = 3_000;
const LONGEST_MS = 30_000;

export async function costOf(measured: Measured, run: (round: number) => Promise<unknown>): Promise<Cost> {
  const began = performance.now();
  for (let round = 0; round < WARM_UP; round += 1) {
    if (round >= LEAST_WARM_UP && performance.now() - began > LONGEST_WARM_UP_MS) break;
    await run(round);
  }
  const before = now(measured);
  let rounds = 0;
  for (;;) {
    await run(WARM_UP + rounds);
    rounds += 1;
    const spent = difference(before, now(measured));
    const isEnough = spent.serverMs + spent.databaseMs >= ENOUGH_MS || spent.wallMs >= LONGEST_MS;
    if (rounds >= MOST_ROUNDS || (rounds >= LEAST_ROUNDS && isEnough)) return by(rounds, spent);
  }
}

/** Of something done once, such as a job. */
export async function costOnce(measured: Measured, run: () => Promise<unknown>): Promise<Cost> {
  const before = now(measured);
  await run();
  return difference(before, now(measured));
}

function now({ server, postmaster }: Measured): Cost {
  return {
    serverMs: usageOf(server).cpuMs,
    databaseMs: usageOf(databaseProcesses(postmaster)).cpuMs,
    wallMs: performance.now(),
  };
}

function difference(before: Cost, after: Cost): Cost {
  return {
    serverMs: after.serverMs - before.serverMs,
    databaseMs: after.databaseMs - before.databaseMs,
    wallMs: after.wallMs - before.wallMs,
  };
}

function by(rounds: number, spent: Cost): Cost {
  return {
    serverMs: spent.serverMs / rounds,
    databaseMs: spent.databaseMs / rounds,
    wallMs: spent.wallMs / rounds,
  };
}
