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
