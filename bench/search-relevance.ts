// How well and how fast the text search answers.
// usage: node bench/search-relevance.ts [--size 600|10000|100000] [--worst 10] [--query "peinture façade"]
import { parseArgs } from 'node:util';
import { generateCatalogue, type DemoSize } from '@nuancier/demo/catalogue/generate-catalogue.ts';
import { searchText } from '@nuancier/domain/search/search-text.ts';
import { buildTextIndex, type TextIndex } from '@nuancier/domain/search/index/text-index.ts';
import { searchDocument } from './relevance/demo-documents.ts';
import { measureRelevance } from './relevance/measure-relevance.ts';
import { printJudged } from './relevance/print-judged.ts';
import { HOPELESS_QUERIES, RELEVANCE_QUERIES } from './relevance/queries.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string' },
    worst: { type: 'string', default: '10' },
    query: { type: 'string' },
  },
});

const SIZES: readonly DemoSize[] = [600, 10_000, 100_000];
const ROUNDS = 9;
const HARD_QUERIES = [
  'peinture',
  'p',
  'pe',
  'de la',
  'peinture mate satinée velours couche support eau air propre sec sain',
];

printRelevance();
printJudged();
const chosen = values.size === undefined ? SIZES : SIZES.filter((size) => String(size) === values.size);
console.table(chosen.map(measureSpeed));

function printRelevance(): void {
  const asked = RELEVANCE_QUERIES.filter(({ query }) => values.query === undefined || query === values.query);
  if (asked.length === 0) return console.log(`« ${values.query} » n’est pas dans le jeu de requêtes.`);
  const { results, ndcg, mrr, zeroResultRate } = measureRelevance(asked);
  console.log(`${asked.length} requêtes : nDCG@10 ${ndcg.toFixed(3)}, MRR ${mrr.toFixed(3)}`);
  console.log(`Sans résultat : ${(100 * zeroResultRate).toFixed(1)} %`);
  const worst = results.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, Number(values.worst));
  for (const { query, ndcg: score, total, top } of worst) {
    console.log(`\n« ${query} » : ${score.toFixed(2)} (${total} produits)\n  ${top.join('\n  ')}`);
  }
}

function measureSpeed(size: DemoSize) {
  const generating = secondsOf(() => countOf(documents(size)));
  const writing = secondsOf(() => buildTextIndex(documents(size)));
  const index = writing.result;
  const queries = [...RELEVANCE_QUERIES.map(({ query }) => query), ...HOPELESS_QUERIES, ...HARD_QUERIES];
  const times = queries.map((query) => fastest(index, query)).toSorted((one, other) => one.ms - other.ms);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]?.ms ?? 0;
  return {
    produits: index.size,
    références: index.references.digits.docs.length + index.references.codes.docs.length,
    mots: index.vocabulary.words.length,
    'index (s CPU)': Number((writing.seconds - generating.seconds).toFixed(2)),
    'index (Mio)': Number((columnBytes(index) / 2 ** 20).toFixed(1)),
    'moyenne (ms)': Number((times.reduce((sum, { ms }) => sum + ms, 0) / times.length).toFixed(3)),
    'p50 (ms)': Number(at(0.5).toFixed(3)),
    'p95 (ms)': Number(at(0.95).toFixed(3)),
    'pire (ms)': Number(at(1).toFixed(3)),
    'pire requête': times.at(-1)?.query.slice(0, 40),
  };
}

function* documents(size: DemoSize) {
  for (const product of generateCatalogue(size)) yield searchDocument(product);
}

function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const item of items) count += item === undefined ? 0 : 1;
  return count;
}

// The best of a few rounds: neighbours on the machine disturb some of them, never all.
function fastest(index: TextIndex, query: string): { query: string; ms: number } {
  let ms = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    searchText(index, query);
    ms = Math.min(ms, performance.now() - started);
  }
  return { query, ms };
}

function secondsOf<Result>(work: () => Result): { seconds: number; result: Result } {
  const started = threadMilliseconds();
  const result = work();
  return { seconds: (threadMilliseconds() - started) / 1000, result };
}

// As the kernel counts it: neighbours on the machine do not change it.
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The columns are all but a few hundred kilobytes of an index. */
function columnBytes(part: unknown): number {
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (part === null || typeof part !== 'object' || part instanceof Map) return 0;
  return Object.values(part).reduce((sum: number, inner) => sum + columnBytes(inner), 0);
}
