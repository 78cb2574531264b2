// What an order costs: a guest's whole way from the first call to the placed order. In one process with the API, so
// that what is measured is the checkout and not the way to it.
// usage: node bench/checkout.ts [--seconds 4] [--buyers 16]
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApi } from '@nuancier/api/api.ts';
import type { Api } from '@nuancier/api/api.ts';
import { migrate } from '@nuancier/api/database/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { createLog } from '@nuancier/api/log.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { databaseProcesses, parentOf, usageOf } from './cpu-time.ts';
import * as documents from './guest-documents.ts';

const STORE = 'VB006';
const ARTICLE = '10200102';
const ENOUGH = 10_000_000;
const WARM_UP_MS = 2_000;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, buyers: { type: 'string', default: '16' } },
});
const seconds = Math.min(60, Math.max(1, Number(values.seconds)));
const buyers = Math.min(64, Math.max(1, Number(values.buyers)));

let statements = 0;
/** Whatever goes to the database passes here, but for the beginning and the end of transactions. */
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const dataDir = path.join(import.meta.dirname, '..', '.cache', 'bench-checkout');
const database = await openDatabase({ dataDir, poolSize: 10 });
try {
  await database.forLongWork(async (db) => {
    await migrate(db);
    const loaded = await db.selectFrom('operator_note').select('name').where('name', '=', 'demo').execute();
    if (loaded.length === 0) await loadDemo(db, { size: 600, today: new Date() });
  });
  await database.db
    .updateTable('stock')
    .set({ available: ENOUGH, statut_article_mag: 'P' })
    .where('article_sku', '=', ARTICLE)
    .where('shop_code', '=', STORE)
    .execute();
  const api = await createApi({
    db: database.db.withPlugin(counting),
    databaseUrl: database.url,
    now: () => new Date(),
    log: createLog({ level: 'warn' }),
    publicUrl: 'http://localhost',
    production: false,
    captcha: { kind: 'off' },
    orderSecret: 'secret-des-commandes-du-banc',
    payments: { kind: 'demo', secret: 'secret-de-la-banque-du-banc' },
    contactEmail: 'service.client@valbrune.example',
  });
  const backend = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  console.table([await measure(api, parentOf(backend.rows[0]?.pid ?? 0))]);
  console.table(await statementsPerStep(api));
  await api.close();
} finally {
  await database.close();
}

async function measure(api: Api, postmaster: number | null) {
  // Documents, plans and code are warm when it counts.
  await Promise.all(Array.from({ length: buyers }, () => untilThen(performance.now() + WARM_UP_MS, api)));
  const usage = () => ({ server: usageOf([process.pid]), database: usageOf(databaseProcesses(postmaster)) });
  const before = { ...usage(), at: performance.now() };
  const end = before.at + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: buyers }, () => untilThen(end, api)));
  const after = { ...usage(), at: performance.now() };
  const done = counts.reduce((sum, count) => sum + count, 0);
  const perOrder = (one: number, other: number) => Number(((other - one) / done).toFixed(2));
  return {
    orders: done,
    'orders/s': Number((done / ((after.at - before.at) / 1000)).toFixed(1)),
    'server CPU ms/order': perOrder(before.server.cpuMs, after.server.cpuMs),
    'database CPU ms/order': perOrder(before.database.cpuMs, after.database.cpuMs),
  };
}

/** One buyer alone, so that nobody else's statements are counted. */
async function statementsPerStep(api: Api) {
  const steps: { step: string; statements: number }[] = [];
  let counted = statements;
  await checkout(api, (step) => {
    steps.push({ step, statements: statements - counted });
    counted = statements;
  });
  return [...steps, { step: 'whole order', statements: steps.reduce((sum, one) => sum + one.statements, 0) }];
}

async function untilThen(end: number, api: Api): Promise<number> {
  let done = 0;
  while (performance.now() < end) {
    await checkout(api);
    done += 1;
  }
  return done;
}

async function checkout(api: Api, did: (step: string) => void = () => {}): Promise<void> {
  const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
  // Every buyer sits somewhere else: what is counted by address is not measured here.
  const clientAddress = randomUUID();
  const ask = async (document: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.execute({ document, variables, headers, clientAddress });
    if (errors?.[0]) throw new Error(errors[0].message);
    did(Object.keys(data ?? {})[0] ?? '');
    return data;
  };
  headers['x-shop-token'] = tokenIn((await ask(documents.OPEN))?.['getCurrentShop']);
  const chosen = await ask(documents.CHOOSE, { shop: STORE, token: headers['x-shop-token'] });
  headers['x-shop-token'] = tokenIn(chosen?.['setCurrentShop']);
  const id = (await ask(documents.CREATE))?.['customCreateEmptyCart'];
  await ask(documents.FILL, { id, sku: ARTICLE, quantity: 2 });
  await ask(documents.SET_EMAIL, { id, email: 'jeanne@exemple.fr' });
  await ask(documents.SET_SHIPPING, { id, address: documents.ADDRESS });
  await ask(documents.SET_BILLING, { id });
  await ask(documents.SET_METHOD, { id });
  await ask(documents.SET_PAYMENT, { id });
  await ask(documents.PLACE, { id });
}

function tokenIn(shop: unknown): string {
  const token = typeof shop === 'object' && shop !== null && 'token_id' in shop ? shop.token_id : null;
  if (typeof token !== 'string') throw new Error('No token of a shop');
  return token;
}
