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

/** How many rows had enough; the others are left as they are. */
export async function subtractPacks(db: Database, wanted: readonly Packs[]): Promise<number> {
  const taken = await sql`
    update stock set available = available - wish.packs, updated_at = now()
    from ${listed(wanted)} as wish (place, sku, packs)
    where shop_code = wish.place and article_sku = wish.sku and available >= wish.packs`.execute(db);
  return Number(taken.numAffectedRows ?? 0n);
}

/** Articles a place no longer keeps are passed over. */
export async function addPacks(db: Database, given: readonly Packs[]): Promise<void> {
  await sql`
    update stock set available = available + gift.packs, updated_at = now()
    from ${listed(given)} as gift (place, sku, packs)
    where shop_code = gift.place and article_sku = gift.sku`.execute(db);
}

const listed = (all: readonly Packs[]) => sql`unnest(
  ${all.map(({ place }) => place)}::text[], ${all.map(({ sku }) => sku)}::text[],
  ${all.map(({ packs }) => packs)}::integer[])`;
