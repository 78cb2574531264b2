import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type StockRecord = {
  sku: string;
  available: number;
  statutArticleMag: string;
  resupplyTime: number | null;
  approDirecteFournisseur: boolean;
  livraisonPro: boolean;
};

export async function selectStocks(
  db: Database,
  shopCode: string,
  skus: readonly string[],
): Promise<StockRecord[]> {
  const found = await sql<StockRecord>`
    select article_sku as sku, available, statut_article_mag as "statutArticleMag", resupply_time as "resupplyTime",
      appro_directe_fournisseur as "approDirecteFournisseur", livraison_pro as "livraisonPro"
    from stock where shop_code = ${shopCode} and article_sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}

/** In byte order of the articles, whoever takes them: nobody waits for another in a circle. */
export async function holdStocks(
  db: Database,
  shopCode: string,
  skus: readonly string[],
): Promise<StockRecord[]> {
  const found = await sql<StockRecord>`
    select article_sku as sku, available, statut_article_mag as "statutArticleMag", resupply_time as "resupplyTime",
      appro_directe_fournisseur as "approDirecteFournisseur", livraison_pro as "livraisonPro"
    from stock where shop_code = ${shopCode} and article_sku = any(${skus}::text[])
    order by article_sku collate "C" for update`.execute(db);
  return found.rows;
}

export type Packs = { sku: string; packs: number };

/** How many rows had enough; the others are left as they are. */
export async function subtractPacks(
  db: Database,
  shopCode: string,
  wanted: readonly Packs[],
): Promise<number> {
  const taken = await sql`
    update stock set available = available - wish.packs, updated_at = now()
    from unnest(${wanted.map(({ sku }) => sku)}::text[], ${wanted.map(({ packs }) => packs)}::integer[])
      as wish (sku, packs)
    where shop_code = ${shopCode} and article_sku = wish.sku and available >= wish.packs`.execute(db);
  return Number(taken.numAffectedRows ?? 0n);
}

/** Articles the store no longer keeps are passed over. */
export async function addPacks(db: Database, shopCode: string, given: readonly Packs[]): Promise<void> {
  await sql`
    update stock set available = available + gift.packs, updated_at = now()
    from unnest(${given.map(({ sku }) => sku)}::text[], ${given.map(({ packs }) => packs)}::integer[])
      as gift (sku, packs)
    where shop_code = ${shopCode} and article_sku = gift.sku`.execute(db);
}
