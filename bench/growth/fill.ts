// A database of one size: the demo's catalogue by its files, everything that grows beside it by statements over series.
import { sql } from 'kysely';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { Database, DatabasePool } from '@nuancier/api/database/tables.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { inBulk } from './bulk.ts';
import { fillCarts } from './fill-carts.ts';
import { fillOrderRows } from './fill-order-rows.ts';
import { fillOrders } from './fill-orders.ts';
import { fillPeople } from './fill-people.ts';
import { fillPlaces } from './fill-places.ts';
import { fillTraces } from './fill-traces.ts';
import type { GrowthSize } from './sizes.ts';

/** The customer whose history is deep: of a company with a price list and a contract. */
export const FAITHFUL = 'nadia.castellan@demo.valbrune.example';

/** What somebody who runs such a shop sets; and while it is filled, what may be lost is not waited for. */
const SETTINGS = {
  shared_buffers: '2GB',
  work_mem: '16MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
};
const FILLING = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };

export async function fill(dataDir: string, size: GrowthSize): Promise<void> {
  if (await onDatabase(dataDir, isFull)) return;
  await onDatabase(dataDir, (db) => set(db, { ...SETTINGS, ...FILLING }));
  await onDatabase(dataDir, async (db) => {
    await migrate(db);
    const loaded = await db.selectFrom('operator_note').select('name').where('name', '=', 'demo').execute();
    if (loaded.length === 0) await loadDemo(db, { size: size.products, today: new Date(), isQuiet: true });
    await db.connection().execute((held) => inBulk(held, () => fillRows(held, size)));
    await sql`checkpoint`.execute(db);
    await db
      .insertInto('operator_note')
      .values({ name: 'growth', value: JSON.stringify(size.name) })
      .execute();
  });
  await onDatabase(dataDir, (db) => unset(db, Object.keys(FILLING)));
}

async function fillRows(db: Database, size: GrowthSize): Promise<void> {
  await drawArticles(db);
  const { id } = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', FAITHFUL)
    .executeTakeFirstOrThrow();
  await fillPlaces(db);
  await fillPeople(db, size.customers);
  await fillOrders(db, size, id);
  await fillOrderRows(db);
  await fillCarts(db, size.customers);
  await fillTraces(db);
}

/** By number, for what draws them by chance. */
export async function drawArticles(db: Database): Promise<void> {
  await sql`
    create temporary table growth_article as
    select (row_number() over (order by article.sku) - 1)::int as n, article.sku, product.sku as parent_sku, name,
      conditioning, color, pricing_unit, 2000 as pack_ht
    from article join product on product.id = product_id`.execute(db);
  await sql`create unique index on growth_article (n)`.execute(db);
  await sql`analyze growth_article`.execute(db);
}

async function onDatabase<Result>(
  dataDir: string,
  work: (db: DatabasePool) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir, poolSize: 1 });
  try {
    return await database.forLongWork(work);
  } finally {
    await database.close();
  }
}

async function isFull(db: DatabasePool): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('operator_note') is not null as known`.execute(db);
  if (rows[0]?.known !== true) return false;
  const notes = await db.selectFrom('operator_note').select('name').where('name', '=', 'growth').execute();
  return notes.length > 0;
}

/** Read at the next start of the server. */
async function set(db: DatabasePool, settings: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await sql`alter system set ${sql.id(name)} = ${sql.lit(value)}`.execute(db);
}

async function unset(db: DatabasePool, names: readonly string[]): Promise<void> {
  for (const name of names) await sql`alter system reset ${sql.id(name)}`.execute(db);
}
