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

const columns = sql`
  article_sku as sku, available, statut_article_mag as "statutArticleMag", resupply_time as "resupplyTime",
  appro_directe_fournisseur as "approDirecteFournisseur", livraison_pro as "livraisonPro"`;

export async function selectStocks(
  db: Database,
  shopCode: string,
  skus: readonly string[],
): Promise<StockRecord[]> {
  const found = await sql<StockRecord>`
    select ${columns} from stock
    where shop_code = ${shopCode} and article_sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}

export async function selectShelves(
  db: Database,
  places: readonly string[],
  skus: readonly string[],
): Promise<(StockRecord & { place: string })[]> {
  const found = await sql<StockRecord & { place: string }>`
    select ${columns}, shop_code as place from stock
    where shop_code = any(${places}::text[]) and article_sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}

/** Always locked in byte order of articles and places: no deadlock. */
export async function lockStocks(
  db: Database,
  places: readonly string[],
  skus: readonly string[],
): Promise<(StockRecord & { place: string })[]> {
  const found = await sql<StockRecord & { place: string }>`
    select ${columns}, shop_code as place from stock
    where shop_code = any(${places}::text[]) and article_sku = any(${skus}::text[])
    order by article_sku collate "C", shop_code collate "C" for update`.execute(db);
  return found.rows;
}

export type Packs = { place: string; sku: string; packs: number };

export type Shelf = Pick<Packs, 'place' | 'sku'>;

export type TakenShelf = Shelf & { available: number; statutArticleMag: string };

/** Those rows that had enough, as they are now; the others are left as they are. */
export async function subtractPacks(db: Database, wanted: readonly Packs[]): Promise<TakenShelf[]> {
  const taken = await sql<TakenShelf>`
    update stock set available = available - wish.packs, open = open - wish.packs,
      counted = coalesce(counted, available - open), updated_at = now()
    from ${listed(wanted)} as wish (place, sku, packs)
    where shop_code = wish.place and article_sku = wish.sku and available >= wish.packs
    returning shop_code as place, article_sku as sku, available, statut_article_mag as "statutArticleMag"`.execute(
    db,
  );
  return taken.rows;
}

/** Articles a place no longer keeps are passed over. */
export async function addPacks(db: Database, given: readonly Packs[]): Promise<void> {
  await sql`
    update stock set open = open + gift.packs, counted = coalesce(counted, available - open),
      available = greatest(0, coalesce(counted, available - open) + open + gift.packs), updated_at = now()
    from ${listed(given)} as gift (place, sku, packs)
    where shop_code = gift.place and article_sku = gift.sku`.execute(db);
}

export const listed = (all: readonly Packs[]) => sql`unnest(
  ${all.map(({ place }) => place)}::text[], ${all.map(({ sku }) => sku)}::text[],
  ${all.map(({ packs }) => packs)}::integer[])`;
