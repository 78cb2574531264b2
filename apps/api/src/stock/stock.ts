// The door of the stock capability: what a store, or the platform, holds of articles.
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { lowShelves, tellLowStock } from './low-stock.ts';
import { insertRelease, insertReturned, insertSale } from './movements/movements-store.ts';
import type { OrderPacks } from './movements/movements-store.ts';
import { lockShelves, shelfList, sumOpenPacks } from './movements/open-sums-store.ts';
import { addPacks, lockStocks, selectShelves, selectStocks, subtractPacks } from './stock-store.ts';
import type { Packs as PlacedPacks, StockRecord } from './stock-store.ts';

export { selectShelfFigures as shelfFigures } from './movements/shelf-figures-store.ts';
export type { ShelfFigures } from './movements/shelf-figures-store.ts';
export { forgetMovements, noteMovementNews } from './movements/book-movements.ts';

export type ArticleStock = {
  /** packs that can be taken away today */
  available: number;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  statutArticleMag: string;
  /** days; null when unknown */
  resupplyTime: number | null;
  approDirecteFournisseur: boolean;
  livraisonPro: boolean;
};

/** So many packs of an article, from a store's or the platform's shelf. */
export type Packs = PlacedPacks;

/** By article reference; without articles for which the store has sent no stock. */
export async function stocksAt(
  db: Database,
  shopCode: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ArticleStock>> {
  const rows = await selectStocks(db, shopCode, skus);
  return new Map(rows.map(({ sku, ...stock }) => [sku, stock]));
}

type PlacedStock = StockRecord & { place: string };

/** What each of the places holds, by its code. */
export type Shelves = ReadonlyMap<string, ReadonlyMap<string, ArticleStock>>;

/** The same in several places. */
export async function stocksIn(
  db: Database,
  places: readonly string[],
  skus: readonly string[],
): Promise<Shelves> {
  return shelvesOf(places, await selectShelves(db, places, skus));
}

/** The same, locked until the transaction ends: no other order can take these packs meanwhile. */
export async function stocksHeld(
  db: DatabaseTransaction,
  places: readonly string[],
  skus: readonly string[],
): Promise<Shelves> {
  return shelvesOf(places, await lockStocks(db, places, skus));
}

function shelvesOf(places: readonly string[], stocks: readonly PlacedStock[]): Shelves {
  const rows = Map.groupBy(stocks, ({ place }) => place);
  return new Map(
    places.map((code) => [
      code,
      new Map((rows.get(code) ?? []).map(({ place: _place, sku, ...stock }) => [sku, stock])),
    ]),
  );
}

export type Taking = {
  now: Date;
  /** so many packs left of what is followed are told of */
  lowAt: number;
};

/**
 * False when one of them had too little: the caller rolls back. The rows must be locked. `noteSale` follows once the
 * order has its number.
 */
export async function takeFromStock(
  db: DatabaseTransaction,
  wanted: readonly Packs[],
  { now, lowAt }: Taking,
): Promise<boolean> {
  if (wanted.length === 0) return true;
  const taken = await subtractPacks(db, wanted);
  if (taken.length !== wanted.length) return false;
  await tellLowStock(db, lowShelves(taken, wanted, lowAt), { threshold: lowAt, now });
  return true;
}

/** Whose order it was taken for: remembered until a count contains it. */
export async function noteSale(db: DatabaseTransaction, sale: OrderPacks): Promise<void> {
  if (sale.packs.length > 0) await insertSale(db, sale);
}

/** What an order no longer needs goes back on the shelf; `isTold`: somebody else has heard of the order. */
export async function giveBackToStock(
  db: DatabaseTransaction,
  given: OrderPacks & { isTold: boolean },
): Promise<void> {
  if (given.packs.length === 0) return;
  const places = new Set(given.packs.map(({ place }) => place));
  const skus = new Set(given.packs.map(({ sku }) => sku));
  await lockStocks(db, [...places], [...skus]);
  await insertRelease(db, given);
  await addPacks(db, given.packs);
}

/** What a customer brought back and is sold again; `reference` names this time, and is never used twice. */
export async function putOnShelf(
  db: DatabaseTransaction,
  returned: { reference: string; packs: readonly Packs[]; now: Date },
): Promise<void> {
  if (returned.packs.length === 0) return;
  const shelves = shelfList(returned.packs);
  await lockShelves(db, shelves);
  await insertReturned(db, returned);
  await sumOpenPacks(db, shelves);
}
