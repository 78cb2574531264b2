// What there is of a shop, and the turn of whoever opens it.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '@nuancier/api/database/tables.ts';

const OPENING_LOCK = 7_203_021;

/** Of two who open at once, one does; the other then finds a site. */
export async function lockOpening(db: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${OPENING_LOCK})`.execute(db);
}

export async function selectSiteNames(db: Database): Promise<string[]> {
  const sites = await db.selectFrom('site').select('name').orderBy('position').execute();
  return sites.map(({ name }) => name);
}

export async function selectRoots(db: Database): Promise<number[]> {
  const roots = await db
    .selectFrom('category')
    .select('id')
    .where('parent_id', 'is', null)
    .orderBy('id')
    .execute();
  return roots.map(({ id }) => id);
}

export type ShopCounts = {
  sites: number;
  stores: number;
  /** without the root, which is no rayon */
  categories: number;
  articles: number;
  prices: number;
  stock: number;
};

export async function countShop(db: Database): Promise<ShopCounts> {
  const counted = await sql<ShopCounts>`
    select
      (select count(*) from site)::int as sites,
      (select count(*) from shop)::int as stores,
      (select count(*) from category where parent_id is not null)::int as categories,
      (select count(*) from article)::int as articles,
      (select count(*) from public_price)::int as prices,
      (select count(*) from (select 1 from stock limit 1) held)::int as stock`.execute(db);
  const [counts] = counted.rows;
  if (counts === undefined) throw new Error('A count without a row');
  return counts;
}
