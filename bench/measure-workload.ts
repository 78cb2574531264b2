// One workload against the shop, then the same bytes from a bare node http server: figures and their ratio.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './child-server.ts';
import type { ChildServer } from './child-server.ts';
import { databaseProcesses, usageOf } from './cpu-time.ts';
import { drive, send } from './load.ts';
import type { Workload } from './workloads.ts';

export type Bench = {
  shop: ChildServer;
  postmaster: number | null;
  connections: number;
  seconds: number;
  /** a folder of our own */
  scratch: string;
};

export type Figures = {
  status: number;
  distinct: number;
  perSecond: number;
  /** requests per second, by those of the bare server */
  ratio: number;
  serverMs: number;
  databaseMs: number;
  p50: number;
  p99: number;
  /** one request at a time: without the queue of a busy server */
  aloneP99: number;
  bytes: number;
  failures: number;
};

const ALONE_SECONDS = 1.5;

export async function measureWorkload(bench: Bench, workload: Workload): Promise<Figures> {
  const { shop, connections, seconds } = bench;
  const bodies = bodiesOf(workload);
  const url = shop.url + workload.path;
  const { authorization } = workload;
  const asker = authorization === undefined ? {} : { authorization };
  const { status, typical } = await firstRound(url, bodies, authorization);
  await drive({ url, bodies, connections, seconds: 1, ...asker });
  const before = usageNow(bench);
  const ours = await drive({ url, bodies, connections, seconds, ...asker });
  const after = usageNow(bench);
  const alone = await drive({ url, bodies, connections: 1, seconds: ALONE_SECONDS, ...asker });

  const bare = await startBare(bench.scratch, typical);
  await drive({ url: bare.url, bodies, connections, seconds: 0.5 });
  const baseline = await drive({ url: bare.url, bodies, connections, seconds });
  await bare.stop();
  return {
    ...ours,
    status,
    distinct: bodies.length,
    ratio: ours.perSecond / baseline.perSecond,
    serverMs: (after.server - before.server) / ours.requests,
    databaseMs: (after.database - before.database) / ours.requests,
    aloneP99: alone.p99,
  };
}

function bodiesOf({ questions }: Workload): (string | null)[] {
  return questions === undefined ? [null] : questions.map((question) => JSON.stringify(question));
}

// Everything once; the bare server will send the answer whose length is nearest to the mean.
async function firstRound(
  url: string,
  bodies: readonly (string | null)[],
  authorization: string | undefined,
): Promise<{ status: number; typical: Buffer }> {
  const answers: { status: number; content: Buffer }[] = [];
  for (const body of bodies) answers.push(await send(url, body, undefined, authorization));
  const mean = answers.reduce((sum, { content }) => sum + content.length, 0) / answers.length;
  const nearest = answers.toSorted(
    (one, other) => Math.abs(one.content.length - mean) - Math.abs(other.content.length - mean),
  )[0];
  return { status: answers[0]?.status ?? 0, typical: nearest?.content ?? Buffer.alloc(0) };
}

function usageNow({ shop, postmaster }: Bench): { server: number; database: number } {
  return { server: usageOf([shop.pid]).cpuMs, database: usageOf(databaseProcesses(postmaster)).cpuMs };
}

function startBare(scratch: string, content: Buffer): Promise<ChildServer> {
  const file = path.join(scratch, 'answer');
  writeFileSync(file, content);
  return startServer([path.join(import.meta.dirname, 'bare-server.ts'), file, 'text/html'], {}, /^(\d+)$/m);
}
