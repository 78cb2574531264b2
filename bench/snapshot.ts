// How long the catalogue takes to load, how much memory it needs, and how quickly it answers, at any size.
// usage: node --expose-gc bench/snapshot.ts [--size 600|10000|100000] [--json]
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import { aggregationsView } from '@nuancier/api/search/listing/aggregations-view.ts';
import { products } from '@nuancier/api/search/operations/products.ts';
import type { ListedSite } from '@nuancier/api/search/operations/products.ts';
import { readSearchIndex } from '@nuancier/api/search/search.ts';
import type { SearchIndex } from '@nuancier/api/search/index/search-index.ts';
import type { DemoSize } from '@nuancier/demo/catalogue/generate-catalogue.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { RELEVANCE_QUERIES } from './relevance/queries.ts';
import { mistyped } from './varied-workloads.ts';

const SIZES: readonly DemoSize[] = [600, 10_000, 100_000];
const ROUNDS = 20;
const TYPOS = 2000;
const MEBIBYTE = 2 ** 20;

const { values } = parseArgs({
  options: { size: { type: 'string', default: '600' }, json: { type: 'boolean', default: false } },
});
const size = SIZES.find((known) => String(known) === values.size) ?? 600;
const dataDir = path.join(fileURLToPath(new URL('..', import.meta.url)), '.cache', `bench-snapshot-${size}`);

const database = await openDatabase({ dataDir, poolSize: 3 });
try {
  await fill(database);
  await measure(database);
} finally {
  await database.close();
}

async function fill({ forLongWork }: OpenDatabase): Promise<void> {
  await forLongWork(async (db) => {
    await migrate(db);
    const loaded = await db.selectFrom('operator_note').select('name').where('name', '=', 'demo').execute();
    if (loaded.length > 0) return;
    console.log(`Chargement de ${size} produits…`);
    await loadDemo(db, { size, today: new Date() });
  });
}

async function measure({ db }: OpenDatabase): Promise<void> {
  const before = memoryMiB();
  const pauses = monitorEventLoopDelay({ resolution: 5 });
  pauses.enable();
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const index = await readSearchIndex(db, 'https://boutique.example', new Date().toISOString().slice(0, 10));
  const seconds = (performance.now() - started) / 1000;
  pauses.disable();
  const cpu = process.cpuUsage(cpuBefore);
  const site: ListedSite = { rootCategoryId: [...index.branches.keys()][0] ?? 0, usualSort: 'position' };
  const figures = {
    produits: index.catalogue.products.length,
    articles: index.catalogue.firstArticle.at(-1) ?? 0,
    'construction (s)': Number(seconds.toFixed(2)),
    'processeur (s)': Number(((cpu.user + cpu.system) / 1e6).toFixed(2)),
    'plus longue pause (ms)': Math.round(pauses.max / 1e6),
    'mémoire gardée (Mio)': Math.round(memoryMiB() - before),
    'mémoire au plus haut (Mio)': Math.round(process.resourceUsage().maxRSS / 1024),
  };
  const typos = typoTimes(index, site);
  if (values.json) return console.log(JSON.stringify({ ...figures, ...typos }));
  console.table({ ...figures, ...typos });
  console.table(timings(index, site));
}

// Thread time, as the kernel counts it: neighbours on the machine do not change it.
function typoTimes(index: SearchIndex, site: ListedSite) {
  const texts = RELEVANCE_QUERIES.map(({ query }) => query);
  const spent = Array.from({ length: TYPOS }, (_, at) => {
    const before = process.threadCpuUsage();
    const search = mistyped(texts[at % texts.length] ?? '', at);
    answer(index, site, { search, filter: { price: { from: `0.${String(at).padStart(4, '0')}` } } });
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  const sorted = spent.slice(TYPOS / 4).toSorted((one, other) => one - other);
  return {
    'recherche avec faute, médiane (ms CPU)': Number((sorted[sorted.length >> 1] ?? 0).toFixed(2)),
    'recherche avec faute, p99 (ms CPU)': Number((sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(2)),
  };
}

// Each question is asked in a new form, so that no cache answers it.
function timings(index: SearchIndex, site: ListedSite) {
  const [category = ''] = index.categories.options.map((option) => option.value);
  const asks: [string, (round: number) => Parameters<typeof products>[2]][] = [
    ['tout, par prix', (round) => ({ filter: { price: { from: `0.0${round}1` } }, sort: { price: 'ASC' } })],
    [
      'une catégorie',
      (round) => ({ filter: { category_uid: { eq: category }, price: { from: `0.0${round}2` } } }),
    ],
    [
      'deux facettes',
      (round) => ({ filter: { aspect: { eq: 'mat' }, marque: { in: ['valbrune', `x${round}`] } } }),
    ],
    ['recherche', (round) => ({ search: 'peinture façade', filter: { price: { from: `0.0${round}3` } } })],
    [
      'recherche, fautes',
      (round) => ({ search: 'peintur facde', filter: { price: { from: `0.0${round}4` } } }),
    ],
    [
      'produit par adresse',
      (round) => ({ filter: { url_key: { eq: index.catalogue.products[round]?.urlKey ?? '' } } }),
    ],
  ];
  return asks.map(([name, ask]) => {
    const spent = Array.from({ length: ROUNDS }, (_, round) =>
      millisecondsOf(() => answer(index, site, ask(round))),
    );
    const sorted = spent.toSorted((a, b) => a - b);
    return {
      question: name,
      trouvés: products(index, site, ask(0)).total_count,
      'médiane ms': Number((sorted[ROUNDS / 2] ?? 0).toFixed(3)),
      'meilleure ms': Number((sorted[0] ?? 0).toFixed(3)),
      'pire ms': Number((sorted.at(-1) ?? 0).toFixed(3)),
    };
  });
}

function answer(index: SearchIndex, site: ListedSite, args: Parameters<typeof products>[2]): void {
  const { listing } = products(index, site, { ...args, pageSize: 24 });
  aggregationsView(index, listing.selection, null);
}

function millisecondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function memoryMiB(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEBIBYTE;
}
