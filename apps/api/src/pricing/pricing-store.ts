import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type PublicPriceRecord = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: string;
  reduced_type: 'PROMOTION' | 'DESTOCK' | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: string | null;
};

export async function selectPublicPrices(
  db: Database,
  skus: readonly string[],
): Promise<PublicPriceRecord[]> {
  const found = await sql<PublicPriceRecord>`
    select article_sku, pack_ht_cents, unit_ht, reduced_type, reduced_pack_ht_cents, reduced_unit_ht
    from public_price where article_sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}
