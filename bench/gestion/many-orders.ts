// A shop with many orders, for measuring what the back office costs there; kept between runs.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { databaseProcesses, parentOf, usageOf } from '../cpu-time.ts';

/** CPU of one run, in milliseconds, of this process and of the database together. */
export type CostOf = (run: () => Promise<unknown>) => Promise<number>;

export async function withManyOrders(
  wanted: number,
  rounds: number,
  measure: (db: DatabasePool, costOf: CostOf) => Promise<void>,
  /** What has to be there before the orders, which take the place of any others. */
  prepare: (db: DatabasePool) => Promise<unknown> = async () => {},
): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const dataDir = path.join(root, '.cache', `bench-orders-${wanted}`);
  const database = await openDatabase({ dataDir, poolSize: 1 });
  try {
    await database.forLongWork(async (db) => {
      await migrate(db);
      await prepare(db);
      await fill(db, wanted);
      const pids = [process.pid, ...databaseProcesses(await postmaster(db))];
      await measure(db, async (run) => {
        await run();
        const before = usageOf(pids).cpuMs;
        for (let round = 0; round < rounds; round += 1) await run();
        return (usageOf(pids).cpuMs - before) / rounds;
      });
    });
  } finally {
    await database.close();
  }
}

async function postmaster(db: DatabasePool): Promise<number | null> {
  const found = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const [row] = found.rows;
  return row === undefined ? null : parentOf(row.pid);
}

/** One in a hundred is open; names, telephones and articles as unevenly spread as a shop's. */
async function fill(db: DatabasePool, wanted: number): Promise<void> {
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
