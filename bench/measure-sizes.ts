// The same questions at several sizes of the catalogue, in one table.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { usageOf } from './cpu-time.ts';
import { measureWorkload } from './measure-workload.ts';
import type { Bench, Figures } from './measure-workload.ts';
import { openShop, projectRoot } from './open-shop.ts';
import { measureRelevance } from './relevance/measure-relevance.ts';
import { RELEVANCE_QUERIES } from './relevance/queries.ts';
import { variedWorkloads } from './varied-workloads.ts';

type Options = Pick<Bench, 'seconds' | 'connections' | 'scratch'> & { only: string };
type Column = Record<string, string>;

export async function measureSizes(sizes: string, options: Options): Promise<void> {
  const table: Record<string, Column> = {};
  for (const size of sizes.split(',')) {
    const column = await measureSize(size, options);
    for (const [row, cell] of Object.entries(column)) table[row] = { ...table[row], [size]: cell };
  }
  console.table(table);
  const { ndcg, mrr, zeroResultRate } = measureRelevance(RELEVANCE_QUERIES);
  console.log(
    `Pertinence : nDCG@10 ${ndcg.toFixed(3)}, MRR ${mrr.toFixed(3)}, sans résultat ${(100 * zeroResultRate).toFixed(1)} %`,
  );
  console.log('Lignes de charge : ratio | ms CPU du serveur | p99 d’une requête seule, en ms | ko.');
}

async function measureSize(size: string, options: Options): Promise<Column> {
  const snapshot = snapshotColumn(size);
  const { shop, postmaster, startSeconds, authorization } = await openShop(
    path.join(projectRoot, '.cache', `bench-snapshot-${size}`),
  );
  try {
    const ready = usageOf([shop.pid]).memoryMiB;
    const column: Column = {
      ...snapshot,
      'démarrage (s)': startSeconds.toFixed(1),
      'mémoire du serveur, prêt (Mio)': ready.toFixed(0),
    };
    const all = await variedWorkloads(shop.url, authorization);
    for (const workload of all.filter(({ name }) => name.includes(options.only))) {
      const figures = await measureWorkload({ ...options, shop, postmaster }, workload);
      column[nameOf(workload.name, figures)] = cellOf(figures);
      console.log(`${size} ${workload.name} (${figures.distinct}) : ${cellOf(figures)}`);
    }
    return { ...column, 'mémoire du serveur, après (Mio)': usageOf([shop.pid]).memoryMiB.toFixed(0) };
  } finally {
    await shop.stop();
  }
}

/** Fills the data folder when it is empty, and measures the catalogue in memory in a process of its own. */
function snapshotColumn(size: string): Column {
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', path.join(import.meta.dirname, 'snapshot.ts'), '--size', size, '--json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const figures: unknown = JSON.parse(output.trim().split('\n').at(-1) ?? '{}');
  return typeof figures === 'object' && figures !== null
    ? Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]))
    : {};
}

function nameOf(name: string, { distinct }: Figures): string {
  return distinct === 1 ? name : `${name} (${distinct})`;
}

function cellOf({ ratio, serverMs, aloneP99, bytes, failures }: Figures): string {
  const cell = [ratio.toFixed(2), serverMs.toFixed(3), aloneP99.toFixed(1), (bytes / 1000).toFixed(1)].join(
    ' | ',
  );
  return failures === 0 ? cell : `${cell} (${failures} échecs)`;
}
