// The door of the stock capability: what one store holds of articles.
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { addPacks, holdStocks, selectStocks, subtractPacks } from './stock-store.ts';
import type { Packs } from './stock-store.ts';

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

/** The same, held until the transaction ends: nobody else sells these packs meanwhile. */
export async function stocksHeld(
  db: DatabaseTransaction,
  shopCode: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ArticleStock>> {
  const rows = await holdStocks(db, shopCode, skus);
  return new Map(rows.map(({ sku, ...stock }) => [sku, stock]));
}

/** False when one of them had too little: the caller rolls back. The rows must be held. */
export async function takeFromStock(
  db: DatabaseTransaction,
  shopCode: string,
  wanted: readonly Packs[],
): Promise<boolean> {
  return wanted.length === 0 || (await subtractPacks(db, shopCode, wanted)) === wanted.length;
}

/** What an order no longer needs goes back on the shelf. */
export async function giveBackToStock(
  db: DatabaseTransaction,
  shopCode: string,
  given: readonly Packs[],
): Promise<void> {
  if (given.length === 0) return;
  await holdStocks(
    db,
    shopCode,
    given.map(({ sku }) => sku),
  );
  await addPacks(db, shopCode, given);
}
