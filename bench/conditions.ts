// What personal prices cost: 24 conditions asked by a signed-in customer, beside the public listing of 24 products.
// usage: node bench/conditions.ts [--seconds 4] [--connections 16]   (after npm run build)
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openSession } from '@nuancier/api/customers/customers.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { Database } from '@nuancier/api/database/tables.ts';
import { sql } from 'kysely';
import { freePort, startServer } from './child-server.ts';
import { databaseProcesses, parentOf, usageOf } from './cpu-time.ts';
import { drive, send } from './load.ts';
import { workloads } from './workloads.ts';
import type { Question } from './workloads.ts';

const CUSTOMER = 'nadia.castellan@demo.valbrune.example';
const SKUS = 24;

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
  },
});
const seconds = Math.min(60, Math.max(1, Number(values.seconds)));
const connections = Math.min(256, Math.max(1, Number(values.connections)));

const dataDir = path.join(projectRoot, '.cache', 'bench-data');
console.log('Démarrage de la boutique…');
const shop = await startServer(
  [path.join(projectRoot, 'apps/storefront/server.ts')],
  { PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  /(http:\/\/(?:127\.0\.0\.1|localhost):\d+)/,
);
try {
  const { postmaster, authorization, articles, products } = await prepare();
  const [listing] = workloads.find(({ name }) => name.startsWith('api: listing'))?.questions ?? [];
  const rows = [
    await measure('public listing, 24 items', listing ?? { query: '' }, undefined, connections),
    await measure('conditions of 24 articles', conditions(articles), authorization, connections),
    await measure('conditions of 24 products', conditions(products), authorization, connections),
    await measure('conditions of 24 articles, 50 at once', conditions(articles), authorization, 50),
    await measure('conditions of 24 products, 50 at once', conditions(products), authorization, 50),
  ];
  const base = rows[0]?.['req/s'] ?? Number.NaN;
  console.table(rows.map((row) => ({ ...row, ratio: Number((row['req/s'] / base).toFixed(3)) })));

  async function measure(name: string, question: Question, as: string | undefined, at: number) {
    const body = JSON.stringify(question);
    const load = {
      url: `${shop.url}/graphql`,
      bodies: [body],
      connections: at,
      ...(as === undefined ? {} : { authorization: as }),
    };
    const first = await send(load.url, body, undefined, as);
    await drive({ ...load, seconds: 1 });
    const before = { server: usageOf([shop.pid]), database: usageOf(databaseProcesses(postmaster)) };
    const ours = await drive({ ...load, seconds });
    const after = { server: usageOf([shop.pid]), database: usageOf(databaseProcesses(postmaster)) };
    return {
      workload: name,
      status: first.status,
      'req/s': Math.round(ours.perSecond),
      'CPU ms serveur': Number(((after.server.cpuMs - before.server.cpuMs) / ours.requests).toFixed(3)),
      'CPU ms base': Number(((after.database.cpuMs - before.database.cpuMs) / ours.requests).toFixed(3)),
      'p50 ms': Number(ours.p50.toFixed(2)),
      'p99 ms': Number(ours.p99.toFixed(2)),
      ko: Number((ours.bytes / 1000).toFixed(1)),
      échecs: ours.failures,
    };
  }
} finally {
  await shop.stop();
}

async function prepare() {
  const database = await openDatabase({ dataDir, poolSize: 1, role: 'tool' });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  const customer = await database.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', CUSTOMER)
    .executeTakeFirstOrThrow();
  const prepared = {
    postmaster: rows[0] ? parentOf(rows[0].pid) : null,
    authorization: `Bearer ${await openSession(database.db, customer.id, new Date())}`,
    articles: await skusOf(database.db, 'article'),
    products: await skusOf(database.db, 'product'),
  };
  await database.close();
  return prepared;
}

/** Spread over the whole catalogue. */
async function skusOf(db: Database, table: 'article' | 'product'): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('sku')
    .orderBy(sql`md5(sku)`)
    .limit(SKUS)
    .execute();
  return rows.map(({ sku }) => sku);
}

function conditions(skus: readonly string[]): Question {
  const figures = `{ finalPrice regularPrice packagingFinalPrice packagingRegularPrice discountPercentage
    discountAmount priceType }`;
  const query = `{ productConditions(products: [${skus.map((sku) => `{ sku: "${sku}" }`).join(', ')}]) {
    productsConditions { sku pricingUnit packagingMeasureUnit active priceExcludingTax ${figures}
    priceIncludingTax ${figures} stocks { storeCode available statutArticleMag resupplyTime
    approDirecteFournisseur livraisonPro } } } }`;
  return { query };
}
