// A file of the merchant's own movements: each is written once, whatever file brings it.
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { lockShelves, sumOpenPacks } from '../movements/open-sums-store.ts';

export const DELTA_COLUMNS = ['booked_at', 'line', 'packs', 'reference', 'article_sku', 'shop_code'] as const;

export const neverCounted = sql`
  select line, 'never-counted', shop_code, article_sku from incoming_delta as given
  where exists (select from article where article.sku = given.article_sku) and not exists (
    select from stock where stock.article_sku = given.article_sku and stock.shop_code = given.shop_code)`;

export const otherMovement = sql`
  select line, 'other-movement', given.shop_code, given.article_sku from incoming_delta as given
  join stock_movement as known on known.kind = 'delta' and known.reference = given.reference
  where (known.packs, known.article_sku, known.shop_code, known.booked_at)
    is distinct from (given.packs, given.article_sku, given.shop_code, given.booked_at)`;

/** How many movements were new. */
export async function writeDeltas(db: DatabaseTransaction, now: Date): Promise<number> {
  const shelves = sql`(select distinct shop_code, article_sku from incoming_delta)`;
  await lockShelves(db, shelves);
  const written = await sql`
    insert into stock_movement (at, read_at, booked_at, packs, kind, reference, article_sku, shop_code)
    select ${now}, ${now}, booked_at, packs, 'delta', reference, article_sku, shop_code from incoming_delta
    order by reference collate "C"
    on conflict (reference) where kind = 'delta' do nothing`.execute(db);
  await sumOpenPacks(db, shelves);
  return Number(written.numAffectedRows ?? 0n);
}
