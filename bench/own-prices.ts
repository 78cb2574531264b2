// What a kind of customers' own prices cost: the column of a price list, a contract on top of it, and putting
// listings in its order. On drawn catalogues, so that the largest needs no database.
// usage: node --expose-gc bench/own-prices.ts [--sizes 600,10000,100000]
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { contractPrices, listPrices } from '@nuancier/api/catalogue/catalogue.ts';
import type { PricedCatalogue } from '@nuancier/api/catalogue/catalogue.ts';
import { draftArticles } from '@nuancier/api/catalogue/snapshot/article-columns.ts';
import { countPriceSteps } from '@nuancier/domain/search/facets/price-steps.ts';
import { inOrder, lazyOrderByPrice, orderByPrice, rankOrder } from '@nuancier/domain/search/rank-order.ts';

const ARTICLES_EACH = 6.5;
const FAMILIES = 60;
const GROUPS = 12;
const ROUNDS = 15;
const SHARE_OF_CATEGORY = 0.03;

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '600,10000,100000' } } });
const table: Record<string, Record<string, string>> = {};
for (const size of values.sizes.split(',')) {
  for (const [row, figure] of Object.entries(await measure(Number(size))))
    table[row] = { ...table[row], [size]: figure };
}
console.table(table);

async function measure(size: number): Promise<Record<string, string>> {
  const catalogue = drawnCatalogue(size);
  const terms = (basisPoints: number) => ({ kind: 'percent', basisPoints }) as const;
  const byGroup = new Map(
    Array.from({ length: GROUPS }, (_, at) => [`G${at}`, terms(1_000 + at * 250)] as const),
  );
  const list = { byGroup, bySku: new Map() };
  const special = { fromQuantity: 1, terms: terms(500) };
  const contract = { key: 'essai', byFamily: new Map([[7, [special]]]), bySku: new Map() };
  await listPrices(catalogue, list);
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const [base, listMs] = await timed(() => listPrices(catalogue, list));
  pauses.disable();
  const [own, contractMs] = await timed(() => contractPrices(catalogue, contract, base));
  const names = rankOrder(Uint32Array.from({ length: size }, (_, at) => (at * 7_919) % size));
  const order = orderByPrice(base.lowest, names);
  const all = Uint32Array.from({ length: size }, (_, at) => at);
  const category = all.filter((product) => draw(product, 5) < SHARE_OF_CATEGORY);
  const bytes = own.lowest.byteLength + own.isPromo.byteLength + 8 * size;
  const ownOrder = lazyOrderByPrice(own.lowest, names);
  const [, firstOrder] = await timed(() => Promise.resolve(ownOrder(all)));
  return {
    articles: String(catalogue.firstArticle.at(-1)),
    'colonne d’un tarif (ms CPU)': listMs.toFixed(1),
    'plus longue pause (ms)': (pauses.max / 1e6).toFixed(1),
    'contrat sur une famille (ms CPU)': contractMs.toFixed(1),
    'mémoire d’une colonne (Kio)': (bytes / 1024).toFixed(0),
    'trier tout, prix publics (ms)': median(() => inOrder(all, order, 'ASC')),
    'trier tout, prix propres, la première fois (ms CPU)': firstOrder.toFixed(1),
    'trier tout, prix propres (ms)': median(() => ownOrder(all)),
    'trier une catégorie, prix publics (ms)': median(() => inOrder(category, order, 'ASC')),
    'trier une catégorie, prix propres (ms)': median(() => ownOrder(category)),
    'compter les tranches de prix, tout (ms)': median(() => countPriceSteps(own.lowest, all)),
  };
}

/** A tenth of it in promotion. */
function drawnCatalogue(size: number): PricedCatalogue {
  const counts = Array.from({ length: size }, (_, product) =>
    Math.max(1, Math.round(draw(product, 1) * 2 * ARTICLES_EACH)),
  );
  const firstArticle = new Uint32Array(size + 1);
  for (const [product, count] of counts.entries())
    firstArticle[product + 1] = (firstArticle[product] ?? 0) + count;
  const articles = draftArticles(firstArticle.at(-1) ?? 0);
  for (const [product, count] of counts.entries()) {
    for (let at = 0; at < count; at += 1) {
      const packHt = 300 + Math.floor(draw(product * 31 + at, 2) ** 3 * 60_000);
      const reduced = { kind: 'PROMOTION', packHt: Math.floor(packHt * 0.8), unitHt: 1 } as const;
      articles.add({
        sku: `${product}-${at}`,
        ean: null,
        color: null,
        model: null,
        size: null,
        conditioning: '15 L',
        packQuantity: 15,
        weightGrams: null,
        rangeStatus: draw(product + at, 3) < 0.04 ? 'O' : 'P',
        tintable: false,
        price: { packHt, unitHt: 1, listHt: packHt, reduction: draw(product, 4) < 0.1 ? reduced : null },
      });
    }
  }
  const products = counts.map((_, product) => ({
    family: product % FAMILIES,
    priceGroup: `G${product % GROUPS}`,
  }));
  return { products, firstArticle, articles: articles.finish() };
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const before = process.threadCpuUsage();
  const value = await work();
  const { user, system } = process.threadCpuUsage(before);
  return [value, (user + system) / 1000];
}

function median(work: () => unknown): string {
  const spent = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return (spent.toSorted((one, other) => one - other)[ROUNDS >> 1] ?? 0).toFixed(2);
}

/** The same number between 0 and 1 in every run. */
function draw(at: number, salt: number): number {
  const mixed = Math.imul(at + 1, 2_654_435_761) ^ Math.imul(salt + 1, 40_503);
  return (Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0) / 2 ** 32;
}
