// What a cart costs: opened, filled with one article and then with another, read. In one process with the API, so
// that what is measured is the cart and not the way to it.
// usage: node bench/cart.ts [--seconds 4] [--buyers 16]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApi } from '@nuancier/api/api.ts';
import type { Api } from '@nuancier/api/api.ts';
import { openSession } from '@nuancier/api/customers/customers.ts';
import { migrate } from '@nuancier/api/database/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { createLog } from '@nuancier/api/log.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { databaseProcesses, parentOf, usageOf } from './cpu-time.ts';

const CUSTOMER = 'nadia.castellan@demo.valbrune.example';
const ARTICLES = ['10100001', '10100002'];
const LINES = 'items { uid sku quantity prices { row_total { value } } errors { message } }';
const CART = `{ id total_quantity ${LINES} prices { grand_total { value } } }`;

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

const dataDir = path.join(import.meta.dirname, '..', '.cache', 'bench-cart');
const database = await openDatabase({ dataDir, poolSize: 10 });
try {
  await database.forLongWork(async (db) => {
    await migrate(db);
    const loaded = await db.selectFrom('operator_note').select('name').where('name', '=', 'demo').execute();
    if (loaded.length === 0) await loadDemo(db, { size: 600, today: new Date() });
  });
  const api = await createApi({
    db: database.db.withPlugin(counting),
    databaseUrl: database.url,
    now: () => new Date(),
    log: createLog({ level: 'warn' }),
    publicUrl: 'http://localhost',
    production: false,
    captcha: { kind: 'off' },
    orderSecret: 'secret-des-commandes-du-banc',
    payments: { kind: 'none' },
    contactEmail: 'service.client@valbrune.example',
  });
  const backend = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  const postmaster = parentOf(backend.rows[0]?.pid ?? 0);
  const customer = await database.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', CUSTOMER)
    .executeTakeFirstOrThrow();
  const token = await openSession(database.db, customer.id, new Date());
  console.table([
    await measure(api, postmaster, 'guest', undefined),
    await measure(api, postmaster, 'one customer, one cart', `Bearer ${token}`),
  ]);
  await api.close();
} finally {
  await database.close();
}

/** One sequence: open, add, add, read. */
async function measure(api: Api, postmaster: number | null, who: string, authorization: string | undefined) {
  const headers = authorization === undefined ? {} : { authorization };
  await sequence(api, headers);
  const single = statements;
  await sequence(api, headers);
  const perSequence = statements - single;
  const before = { server: usageOf([process.pid]), database: usageOf(databaseProcesses(postmaster)) };
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: buyers }, () => untilThen(end, api, headers)));
  const done = counts.reduce((sum, count) => sum + count, 0);
  const after = { server: usageOf([process.pid]), database: usageOf(databaseProcesses(postmaster)) };
  const perDone = (one: number, other: number) => Number(((other - one) / done).toFixed(2));
  return {
    who,
    'sequences/s': Math.round(done / seconds),
    'calls/s': Math.round((done * 4) / seconds),
    'server CPU ms/sequence': perDone(before.server.cpuMs, after.server.cpuMs),
    'database CPU ms/sequence': perDone(before.database.cpuMs, after.database.cpuMs),
    'SQL statements/sequence': perSequence,
  };
}

async function untilThen(end: number, api: Api, headers: Record<string, string>): Promise<number> {
  let done = 0;
  while (performance.now() < end) {
    await sequence(api, headers);
    done += 1;
  }
  return done;
}

async function sequence(api: Api, headers: Record<string, string>): Promise<void> {
  const ask = async (document: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.execute({ document, variables, headers });
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
  const opened = await ask('mutation { customCreateEmptyCart }');
  const id = opened?.['customCreateEmptyCart'];
  const add = `mutation($id: String!, $sku: String!) {
    addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart ${CART} user_errors { code } } }`;
  for (const sku of ARTICLES) await ask(add, { id, sku });
  await ask(`query($id: String!) { customCart(id: $id) ${CART} }`, { id });
}
