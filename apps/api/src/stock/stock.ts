// The door of the stock capability: what one store holds of articles.
import type { Database } from '../database/tables.ts';
import { selectStocks } from './stock-store.ts';

export type ArticleStock = {
  /** packs that can be taken away today */
  available: number;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  statutArticleMag: string;
  /** days; null when nobody knows */
  resupplyTime: number | null;
  approDirecteFournisseur: boolean;
  livraisonPro: boolean;
};

/** By article reference; an article the store has never told anything about is missing. */
export async function stocksAt(
  db: Database,
  shopCode: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ArticleStock>> {
  const rows = await selectStocks(db, shopCode, skus);
  return new Map(rows.map(({ sku, ...stock }) => [sku, stock]));
}
