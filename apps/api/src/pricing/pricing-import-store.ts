import { sql } from 'kysely';
import { upsertRows, type UpsertTarget } from '../database/upsert-rows.ts';
import type { Database } from '../database/tables.ts';

export type PublicPriceRow = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: number;
  eco_ht_cents: number;
  reduced_type: string | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: number | null;
};

const PUBLIC_PRICE: UpsertTarget<PublicPriceRow> = {
  table: 'public_price',
  key: ['article_sku'],
  columns: {
    article_sku: 'text',
    pack_ht_cents: 'integer',
    unit_ht: 'numeric(12,4)',
    eco_ht_cents: 'integer',
    reduced_type: 'text',
    reduced_pack_ht_cents: 'integer',
    reduced_unit_ht: 'numeric(12,4)',
  },
};

export const upsertPublicPrices = (db: Database, prices: readonly PublicPriceRow[]): Promise<number> =>
  upsertRows(db, PUBLIC_PRICE, prices);

/** A price hangs on an article by foreign key: asking first gives the line a reason instead of a fault. */
export async function missingArticles(db: Database, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ sku: string }>`
    select given.sku from unnest(${skus}::text[]) as given(sku)
    where not exists (select from article where article.sku = given.sku)`.execute(db);
  return new Set(found.rows.map((row) => row.sku));
}
