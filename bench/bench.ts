// Drives the built shop and a bare node http server in the same run, and prints figures and ratios.
// usage: npm run bench -- [--seconds 4] [--connections 16] [--only page]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, startServer } from './child-server.ts';
import type { ChildServer } from './child-server.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { sql } from 'kysely';
import { databaseProcesses, parentOf, usageOf } from './cpu-time.ts';
import { drive, send } from './load.ts';
import type { Measured } from './load.ts';
import { workloads } from './workloads.ts';
import type { Workload } from './workloads.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
  },
});
const seconds = Math.min(60, Math.max(1, Number(values.seconds)));
const connections = Math.min(256, Math.max(1, Number(values.connections)));
const chosen = workloads.filter((workload) => workload.name.includes(values.only));

const dataDir = path.join(projectRoot, '.cache', 'bench-data');
const scratch = mkdtempSync(path.join(tmpdir(), 'nuancier-bench-'));
console.log('Démarrage de la boutique…');
const shop = await startServer(
  [path.join(projectRoot, 'apps/storefront/server.ts')],
  { PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  /(http:\/\/(?:127\.0\.0\.1|localhost):\d+)/,
);
const postmaster = await findPostmaster(dataDir);
try {
  const rows = [];
  for (const workload of chosen) {
    rows.push(await measure(workload, shop));
  }
  console.table(rows);
  const memory = usageOf([shop.pid]).memoryMiB;
  console.log(`Mémoire du serveur après la mesure : ${memory.toFixed(0)} Mio`);
  console.log(
    'ratio = débit rapporté à un serveur node http nu qui envoie les mêmes octets dans la même mesure.',
  );
} finally {
  await shop.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(workload: Workload, server: ChildServer) {
  const body = workload.query ? JSON.stringify({ query: workload.query }) : null;
  const url = server.url + workload.path;
  const first = await send(url, body);
  const bare = await startBare(first.content);
  await drive({ url, body, connections, seconds: 1 });

  const before = { server: usageOf([server.pid]), database: usageOf(databaseProcesses(postmaster)) };
  const ours = await drive({ url, body, connections, seconds });
  const after = { server: usageOf([server.pid]), database: usageOf(databaseProcesses(postmaster)) };

  await drive({ url: bare.url, body, connections, seconds: 0.5 });
  const baseline = await drive({ url: bare.url, body, connections, seconds });
  await bare.stop();
  return row(workload.name, first.status, ours, baseline, {
    server: after.server.cpuMs - before.server.cpuMs,
    database: after.database.cpuMs - before.database.cpuMs,
  });
}

function row(
  name: string,
  status: number,
  ours: Measured,
  baseline: Measured,
  cpu: { server: number; database: number },
) {
  return {
    workload: name,
    status,
    'req/s': Math.round(ours.perSecond),
    ratio: Number((ours.perSecond / baseline.perSecond).toFixed(3)),
    'CPU ms serveur': Number((cpu.server / ours.requests).toFixed(3)),
    'CPU ms base': Number((cpu.database / ours.requests).toFixed(3)),
    'p50 ms': Number(ours.p50.toFixed(2)),
    'p99 ms': Number(ours.p99.toFixed(2)),
    ko: Number((ours.bytes / 1000).toFixed(1)),
    échecs: ours.failures,
  };
}

function startBare(content: Buffer): Promise<ChildServer> {
  const file = path.join(scratch, 'answer');
  writeFileSync(file, content);
  return startServer([path.join(projectRoot, 'bench/bare-server.ts'), file, 'text/html'], {}, /^(\d+)$/m);
}

/** The server process that our own connection's process was born of. */
async function findPostmaster(folder: string): Promise<number | null> {
  const database = await openDatabase({ dataDir: folder, poolSize: 1, role: 'tool' });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  const parent = rows[0] ? parentOf(rows[0].pid) : null;
  await database.close();
  return parent;
}
