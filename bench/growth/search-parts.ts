// What a search never asked before costs without HTTP and database, by its parts: on a shop that growth.ts filled.
// usage: node bench/growth/search-parts.ts [--size small,middle,large] [--data .cache/bench-growth] [--rounds 20] [--worst 8]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { aggregationsView } from '@nuancier/api/search/listing/aggregations-view.ts';
import { products } from '@nuancier/api/search/operations/products.ts';
import { readSearchIndex } from '@nuancier/api/search/search.ts';
import type { SearchIndex } from '@nuancier/api/search/search.ts';
import { searchText } from '@nuancier/domain/search/search-text.ts';
import { projectRoot } from '../open-shop.ts';
import { RELEVANCE_QUERIES } from '../relevance/queries.ts';
import { mistyped } from '../varied-workloads.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'small,middle' },
    data: { type: 'string', default: path.join(projectRoot, '.cache', 'bench-growth') },
    rounds: { type: 'string', default: '20' },
    worst: { type: 'string', default: '0' },
  },
});
const rounds = Number(values.rounds);
const WARM_UP = 3;
const texts = [...new Set(RELEVANCE_QUERIES.map(({ query }) => query))];

for (const size of values.size.split(',')) {
  const index = await indexOf(path.join(values.data, size));
  const site = { rootCategoryId: [...index.branches.keys()][0] ?? 0, usualSort: 'position' };
  let bound = 0;
  const ask = (search: string) => {
    bound += 1;
    const filter = { price: { from: (bound / 100_000).toFixed(5) } };
    const view = products(index, site, { search, filter, pageSize: 24 });
    return aggregationsView(index, view.listing.selection, null);
  };
  const asked = {
    'words alone': (text: string) => searchText(index.text, text),
    'whole search': ask,
    'with a typing mistake': (text: string, at: number) => ask(mistyped(text, at)),
  };
  console.log(`${size}: ${index.catalogue.products.length} products`);
  for (const [name, work] of Object.entries(asked)) {
    const costs = meanOf(work);
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    console.log(`  ${name}: ${mean.toFixed(3)} ms`);
    const worst = texts
      .map((text, at) => ({ text, cost: costs[at] ?? 0 }))
      .toSorted((one, other) => other.cost - one.cost);
    for (const { text, cost } of worst.slice(0, Number(values.worst)))
      console.log(`    ${cost.toFixed(2)} ${text}`);
  }
}

/** Processor time in ms of each query, on the mean of the rounds: the kernel counts in ticks, so one asking tells nothing. */
function meanOf(work: (text: string, at: number) => unknown): number[] {
  const spent = texts.map(() => 0);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [at, text] of texts.entries()) {
      const before = process.threadCpuUsage();
      work(text, at);
      const { user, system } = process.threadCpuUsage(before);
      if (round >= 0) spent[at] = (spent[at] ?? 0) + (user + system) / 1000 / rounds;
    }
  }
  return spent;
}

async function indexOf(dataDir: string): Promise<SearchIndex> {
  const database = await openDatabase({ dataDir, poolSize: 1, role: 'tool' });
  try {
    return await database.forLongWork((db) =>
      readSearchIndex(db, 'http://localhost:3000', new Date().toISOString().slice(0, 10)),
    );
  } finally {
    await database.close();
  }
}
