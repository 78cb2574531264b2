// What lists and searches of the back office cost in a shop with many orders: CPU of this process and of the database,
// beside the same number of round trips that ask for nothing, in the same run.
// usage: node bench/gestion/orders.ts [--orders 200000]   (up to 1,000,000)
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { migrate } from '@nuancier/api/database/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { deskFilter } from '@nuancier/api/orders/desk/desk-filter.ts';
import type { DeskFilterAsked } from '@nuancier/api/orders/desk/desk-filter.ts';
import { selectDeskOrders } from '@nuancier/api/orders/desk/desk-orders-store.ts';
import type { DeskReach } from '@nuancier/api/orders/desk/desk-reach-store.ts';
import { tabCounts } from '@nuancier/api/orders/desk/tab-counts.ts';
import { databaseProcesses, parentOf, usageOf } from '../cpu-time.ts';

const ROUNDS = 50;
const { values } = parseArgs({ options: { orders: { type: 'string', default: '200000' } } });
const wanted = Math.min(1_000_000, Number(values.orders));
const dataDir = path.join(
  fileURLToPath(new URL('../..', import.meta.url)),
  '.cache',
  `bench-orders-${wanted}`,
);

const database = await openDatabase({ dataDir, poolSize: 1 });
try {
  await database.forLongWork(measure);
} finally {
  await database.close();
}

async function measure(db: DatabasePool): Promise<void> {
  await migrate(db);
  await fill(db);
  const now = new Date();
  const all: DeskReach = { kind: 'all' };
  const store: DeskReach = { kind: 'stores', codes: ['S3'] };
  const page = { after: null, before: null, limit: 51, now };
  const list = (reach: DeskReach, asked: DeskFilterAsked) => async () => {
    await selectDeskOrders(db, reach, deskFilter(asked), page);
  };
  const pids = [process.pid, ...databaseProcesses(await postmaster(db))];
  const runs: [string, () => Promise<unknown>][] = [
    ['aller-retour nu', () => sql`select 1`.execute(db)],
    ['à préparer, un magasin', list(store, { tab: 'a_preparer' })],
    ['en retard, tous', list(all, { tab: 'en_retard' })],
    ['toutes, tous', list(all, { tab: 'toutes' })],
    ['compteurs, un magasin', () => tabCounts(db, store, { store: null, now })],
    ['compteurs, tous', () => tabCounts(db, all, { store: null, now })],
    ['recherche d’un numéro', list(all, { tab: 'toutes', query: 'W26000123' })],
    ['recherche d’un nom rare', list(all, { tab: 'toutes', query: 'kervadec77' })],
    ['recherche d’un nom courant', list(all, { tab: 'toutes', query: 'martin' })],
    ['recherche d’un téléphone', list(all, { tab: 'toutes', query: '06 00 01 23 45' })],
    ['recherche d’un article', list(all, { tab: 'toutes', query: 'A00042' })],
  ];
  const rows = [];
  for (const [name, run] of runs) rows.push({ demande: name, ...(await costOf(run, pids)) });
  const base = rows[0]?.['ms CPU'] ?? 0;
  console.log(`${wanted.toLocaleString('fr-FR')} commandes, ${ROUNDS} fois chacune`);
  console.table(rows.map((row) => ({ ...row, 'de plus': Number((row['ms CPU'] - base).toFixed(1)) })));
}

async function costOf(run: () => Promise<unknown>, pids: readonly number[]) {
  await run();
  const before = usageOf(pids).cpuMs;
  for (let round = 0; round < ROUNDS; round += 1) await run();
  return { 'ms CPU': Number(((usageOf(pids).cpuMs - before) / ROUNDS).toFixed(1)) };
}

async function postmaster(db: DatabasePool): Promise<number | null> {
  const found = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const [row] = found.rows;
  return row === undefined ? null : parentOf(row.pid);
}

/** One in a hundred is open; names, telephones and articles as unevenly spread as a shop's. */
async function fill(db: DatabasePool): Promise<void> {
  const held = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(db);
  if (held.rows[0]?.count === wanted) return;
  await sql`truncate orders cascade`.execute(db);
  await sql`
    insert into orders (number, buyer_name, email, shop_code, delivery_mode, order_origin, status, payment_method,
      payment_state, purchase_ref, goods_ht_cents, discount_ht_cents, shipping_ht_cents, total_ht_cents, tax_cents,
      total_ttc_cents, billing_address, placed_at, promised_at)
    select 'W26' || lpad(nth::text, 7, '0'),
      case when nth % 50 = 0 then 'Paul Martin' else 'Zoé Kervadec' || nth % 5000 end, 'client' || nth % 80000 || '@exemple.fr',
      'S' || nth % 20, 'EMP', 'SW', case when nth > ${wanted}::int * 0.99 then 'EN_ATTENTE' else 'RETIREE' end,
      'at_store', 'due', 'Chantier ' || nth % 900, 1000, 0, 0, 1000, 200, 1200,
      jsonb_build_object('lastname', 'x', 'telephone', '06' || lpad(nth::text, 8, '0')),
      now() - (${wanted}::int - nth) * interval '1 minute', now() - (${wanted}::int - nth) * interval '1 minute' + interval '2 hours'
    from generate_series(1, ${wanted}::int) nth`.execute(db);
  await sql`
    insert into order_line (order_id, position, article_sku, parent_sku, name, quantity, unit_ht_cents, row_ht_cents,
      discount_ht_cents, tax_rate, from_stock)
    select id, at, 'A' || lpad(((id * at) % 4000)::text, 5, '0'), 'P', 'Peinture', 2, 500, 1000, 0, 2000, 0
    from orders, generate_series(1, 3) at`.execute(db);
  await sql`vacuum analyze orders`.execute(db);
  await sql`vacuum analyze order_line`.execute(db);
}
