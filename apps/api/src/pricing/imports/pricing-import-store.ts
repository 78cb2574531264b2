// All SQL the import of public prices needs. Days are French days, written YYYY-MM-DD.
import { sql } from 'kysely';
import type { KnownPrice } from '@nuancier/domain/pricing/imports/price-change.ts';
import { upsertRows, type UpsertTarget } from '../../database/upsert-rows.ts';
import type { Database } from '../../database/tables.ts';
import { tenThousandths } from '../public-prices/exact-price.ts';

/** One line of a price file. */
export type PublicPriceRow = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: number;
  eco_ht_cents: number;
  reduced_type: string | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: number | null;
  /** first and last day of the reduction; it begins with the import by default */
  reduced_from?: string | null;
  reduced_to?: string | null;
  /** since when the price has held; looked at for articles the shop had no price of */
  listed_from?: string | null;
};

/** A price as it is kept, its reduction dated. */
export type StoredPriceRow = Omit<PublicPriceRow, 'reduced_from' | 'reduced_to' | 'listed_from'> & {
  reduced_from: string | null;
  reduced_to: string | null;
  reduced_since: string | null;
};

const PUBLIC_PRICE: UpsertTarget<StoredPriceRow> = {
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
    reduced_from: 'date',
    reduced_to: 'date',
    reduced_since: 'date',
  },
};

export const upsertPublicPrices = (db: Database, prices: readonly StoredPriceRow[]): Promise<number> =>
  upsertRows(db, PUBLIC_PRICE, prices);

/** A price hangs on an article by foreign key: asking first gives the line a reason instead of a fault. */
export async function missingArticles(db: Database, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ sku: string }>`
    select given.sku from unnest(${skus}::text[]) as given(sku)
    where not exists (select from article where article.sku = given.sku)`.execute(db);
  return new Set(found.rows.map((row) => row.sku));
}

/** How many units of its price one pack of an article holds. */
export async function packQuantities(
  db: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ sku: string; quantity: number }>`
    select sku, pack_quantity::float8 as quantity from article where sku = any(${skus}::text[])`.execute(db);
  return new Map(found.rows.map(({ sku, quantity }) => [sku, quantity]));
}

/** The products on whose pages these articles stand. */
export async function productsOf(db: Database, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return [];
  const found = await sql<{ sku: string }>`
    select distinct product.sku from article join product on product.id = article.product_id
    where article.sku = any(${skus}::text[])`.execute(db);
  return found.rows.map(({ sku }) => sku);
}

/** Articles that the lines of a full file, in `import_line`, do not name are sold at no public price any more. */
export async function deleteUnnamedPrices(
  db: Database,
  today: string,
): Promise<{ removed: number; of: number }> {
  const found = await sql<{ of: number }>`select count(*)::integer as of from public_price`.execute(db);
  await sql`
    update price_history set valid_to = ${today}::date - 1
    where (valid_to is null or valid_to >= ${today}::date) and valid_from < ${today}::date
      and article_sku in (select article_sku from public_price)
      and not exists (select from import_line where key = article_sku)`.execute(db);
  await sql`
    delete from price_history where valid_from >= ${today}::date
      and article_sku in (select article_sku from public_price)
      and not exists (select from import_line where key = article_sku)`.execute(db);
  const gone = await sql`
    delete from public_price where not exists (select from import_line where key = article_sku)`.execute(db);
  return { removed: Number(gone.numAffectedRows ?? 0n), of: found.rows[0]?.of ?? 0 };
}

export async function deletePrices(db: Database, skus: readonly string[]): Promise<void> {
  await sql`delete from public_price where article_sku = any(${skus}::text[])`.execute(db);
}

type KnownRow = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: string;
  eco_ht_cents: number;
  reduced_type: string | null;
  reduced_pack_ht_cents: number;
  reduced_unit_ht: string;
  reduced_from: string;
  reduced_to: string | null;
  reduced_since: string;
};

/** By article reference; locked, so that two imports at once write one history. */
export async function selectKnownPrices(
  db: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, KnownPrice>> {
  const found = await sql<KnownRow>`
    select article_sku, pack_ht_cents, unit_ht, eco_ht_cents, reduced_type, reduced_pack_ht_cents, reduced_unit_ht,
      reduced_from::text, reduced_to::text, reduced_since::text
    from public_price where article_sku = any(${skus}::text[]) order by article_sku for update`.execute(db);
  return new Map(found.rows.map((row) => [row.article_sku, knownPrice(row)]));
}

function knownPrice(row: KnownRow): KnownPrice {
  return {
    packHt: row.pack_ht_cents,
    unitHt: tenThousandths(row.unit_ht),
    ecoHt: row.eco_ht_cents,
    reduction:
      row.reduced_type === null
        ? null
        : {
            kind: row.reduced_type,
            packHt: row.reduced_pack_ht_cents,
            unitHt: tenThousandths(row.reduced_unit_ht),
            from: row.reduced_from,
            to: row.reduced_to,
            since: row.reduced_since,
          },
  };
}
