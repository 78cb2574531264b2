// Drives the built shop and a bare node http server in the same run, and prints figures and ratios.
// usage: npm run bench -- [--seconds 4] [--connections 16] [--only page]
//        npm run bench -- --overload [--seconds 6]      300 clients at once, with and without admission control
//        npm run bench -- --sizes 600,10000 [--seconds 4]      one table; 100000 takes minutes to load the first time
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { usageOf } from './cpu-time.ts';
import { measureSizes } from './measure-sizes.ts';
import { measureWorkload } from './measure-workload.ts';
import type { Figures } from './measure-workload.ts';
import { measureOverload } from './measure-overload.ts';
import { openShop, projectRoot } from './open-shop.ts';
import { printJudged } from './relevance/print-judged.ts';
import { workloads } from './workloads.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    sizes: { type: 'string' },
    overload: { type: 'boolean', default: false },
  },
});
const seconds = Math.min(60, Math.max(1, Number(values.seconds)));
const connections = Math.min(256, Math.max(1, Number(values.connections)));
const scratch = mkdtempSync(path.join(tmpdir(), 'nuancier-bench-'));
try {
  if (values.overload) await measureOverload(seconds);
  else {
    await (values.sizes === undefined
      ? measureOne()
      : measureSizes(values.sizes, { seconds, connections, scratch, only: values.only }));
    printJudged();
  }
  console.log(
    'ratio = débit rapporté à un serveur node http nu qui envoie autant d’octets dans la même mesure.',
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function measureOne(): Promise<void> {
  console.log('Démarrage de la boutique…');
  const { shop, postmaster } = await openShop(path.join(projectRoot, '.cache', 'bench-data'));
  try {
    const rows = [];
    for (const workload of workloads.filter(({ name }) => name.includes(values.only))) {
      const figures = await measureWorkload({ shop, postmaster, connections, seconds, scratch }, workload);
      rows.push(row(workload.name, figures));
    }
    console.table(rows);
    console.log(`Mémoire du serveur après la mesure : ${usageOf([shop.pid]).memoryMiB.toFixed(0)} Mio`);
  } finally {
    await shop.stop();
  }
}

function row(name: string, figures: Figures) {
  return {
    workload: name,
    status: figures.status,
    'req/s': Math.round(figures.perSecond),
    ratio: Number(figures.ratio.toFixed(3)),
    'CPU ms serveur': Number(figures.serverMs.toFixed(3)),
    'CPU ms base': Number(figures.databaseMs.toFixed(3)),
    'p50 ms': Number(figures.p50.toFixed(2)),
    'p99 ms': Number(figures.p99.toFixed(2)),
    ko: Number((figures.bytes / 1000).toFixed(1)),
    échecs: figures.failures,
  };
}
