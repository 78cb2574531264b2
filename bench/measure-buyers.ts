// Buyers who repeat one sequence: its rate per second, and its cost for server and database.
import { parseArgs } from 'node:util';
import { databaseProcesses, usageOf } from './cpu-time.ts';
import type { Commerce } from './open-commerce.ts';

/** Reports each call it has made, by the name of its field. */
export type Sequence = (did: (step: string) => void) => Promise<void>;

export type Measure = { buyers: number; seconds: number; warmUp: number; bareRate: number };

/** `--seconds`, `--buyers` and `--warm-up`, how many are done before any is counted. */
export function buyersAsked(): Omit<Measure, 'bareRate'> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '4' },
      buyers: { type: 'string', default: '16' },
      'warm-up': { type: 'string', default: '120' },
    },
  });
  const within = (value: string, least: number, most: number) =>
    Math.min(most, Math.max(least, Number(value)));
  return {
    seconds: within(values.seconds, 1, 60),
    buyers: within(values.buyers, 1, 64),
    warmUp: within(values['warm-up'], 0, 10_000),
  };
}

export async function measureBuyers(commerce: Commerce, name: string, sequence: Sequence, measure: Measure) {
  const { buyers, seconds, warmUp, bareRate } = measure;
  let left = warmUp;
  await together(buyers, sequence, () => left-- > 0);
  const before = { ...usage(commerce), at: performance.now() };
  const end = before.at + seconds * 1000;
  const { done, calls } = await together(buyers, sequence, () => performance.now() < end);
  const after = { ...usage(commerce), at: performance.now() };
  const perSecond = (count: number) => count / ((after.at - before.at) / 1000);
  const steps = await stepsOf(commerce, sequence);
  return {
    sequence: name,
    done,
    'a second': rounded(perSecond(done)),
    'calls/s': Math.round(perSecond(calls)),
    'calls/s to bare http': Number((perSecond(calls) / bareRate).toFixed(4)),
    'server CPU ms': rounded((after.server - before.server) / done),
    'database CPU ms': rounded((after.database - before.database) / done),
    'SQL statements': steps.reduce((sum, one) => sum + one.statements, 0),
  };
}

/** One buyer alone, so that no other statements are counted. */
export async function stepsOf(
  { statements }: Commerce,
  sequence: Sequence,
): Promise<{ step: string; statements: number }[]> {
  const steps: { step: string; statements: number }[] = [];
  let counted = statements();
  await sequence((step) => {
    steps.push({ step, statements: statements() - counted });
    counted = statements();
  });
  return steps;
}

async function together(buyers: number, sequence: Sequence, goesOn: () => boolean) {
  let [done, calls] = [0, 0];
  const buyer = async () => {
    while (goesOn()) {
      await sequence(() => {
        calls += 1;
      });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  return { done, calls };
}

function usage({ postmaster }: Commerce): { server: number; database: number } {
  return {
    server: usageOf([process.pid]).cpuMs,
    database: usageOf(databaseProcesses(postmaster)).cpuMs,
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
