// All SQL the catalogue's imports need.
import { sql } from 'kysely';
import { upsertCounting, upsertRows } from '../../database/upsert-rows.ts';
import type { Upserted } from '../../database/upsert-rows.ts';
import type { Database } from '../../database/tables.ts';
import { ARTICLE, CATEGORY, COLOUR, PRODUCT, TINT_SUPPLEMENT } from './catalogue-import-columns.ts';
import type { CategoryRow, ColourRow, ProductRow, TintSupplementRow } from './catalogue-import-rows.ts';

export const upsertCategories = (db: Database, rows: readonly CategoryRow[]): Promise<Upserted> =>
  upsertCounting(db, CATEGORY, rows);

export const upsertColours = (db: Database, rows: readonly ColourRow[]): Promise<Upserted> =>
  upsertCounting(db, COLOUR, rows);

export const upsertTintSupplements = (db: Database, rows: readonly TintSupplementRow[]): Promise<Upserted> =>
  upsertCounting(db, TINT_SUPPLEMENT, rows);

/** Products with their articles and category links; an article that left the file stays until its status says O. */
export async function upsertProducts(
  db: Database,
  products: readonly ProductRow[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<number> {
  const changedProducts = await upsertRows(
    db,
    PRODUCT,
    products.map(({ categories: _links, articles: _articles, ...product }) => product),
  );
  const ids = await productIds(db, products);
  const articles = products.flatMap((product) =>
    product.articles.map((article, rank) => ({
      ...article,
      product_id: ids.get(product.sku) ?? 0,
      position: rank + 1,
    })),
  );
  const changedArticles = await upsertRows(db, ARTICLE, articles);
  const links = products.flatMap((product) =>
    product.categories.map((path) => ({
      product_id: ids.get(product.sku) ?? 0,
      category_id: categoryIds.get(path) ?? 0,
    })),
  );
  return changedProducts + changedArticles + (await replaceLinks(db, links)).length;
}

export type SheetRow = Omit<ProductRow, 'articles' | 'attributes'> & {
  /** those it names are written, null takes one away; the others stay as they are */
  attributes: ProductRow['attributes'] | null;
};

/** Products without their articles; answers which were written. */
export async function upsertSheets(
  db: Database,
  sheets: readonly SheetRow[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<Upserted> {
  const kept = await attributesOf(
    db,
    sheets.map(({ sku }) => sku),
  );
  const upserted = await upsertCounting(
    db,
    PRODUCT,
    sheets.map(({ categories: _links, ...sheet }) => ({
      ...sheet,
      attributes: told({ ...kept.get(sheet.sku), ...sheet.attributes }),
    })),
  );
  const ids = await productIds(db, sheets);
  const links = sheets.flatMap(({ sku, categories }) =>
    categories.map((path) => ({ product_id: ids.get(sku) ?? 0, category_id: categoryIds.get(path) ?? 0 })),
  );
  const moved = new Set(await replaceLinks(db, links));
  const elsewhere = sheets.filter(({ sku }) => moved.has(ids.get(sku) ?? 0)).map(({ sku }) => sku);
  const keys = [...new Set([...upserted.keys, ...elsewhere])];
  return { changed: keys.length, added: upserted.added, keys };
}

function told(attributes: ProductRow['attributes']): ProductRow['attributes'] {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));
}

async function attributesOf(
  db: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductRow['attributes']>> {
  const found = await sql<{ sku: string; attributes: ProductRow['attributes'] }>`
    select sku, attributes from product where sku = any(${skus}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.sku, row.attributes]));
}

/** After a bulk load the planner still believes the tables empty, and reads them whole for every batch that follows. */
export async function refreshStatistics(db: Database): Promise<void> {
  await sql`analyze product, article, product_category`.execute(db);
}

export async function categoryIdsByPath(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('category').select(['id', 'url_path']).execute();
  return new Map(rows.map((row) => [row.url_path, row.id]));
}

/** Addresses that another product already holds: address -> sku. */
export async function heldUrlKeys(
  db: Database,
  products: readonly Pick<ProductRow, 'url_key'>[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ url_key: string; sku: string }>`
    select url_key, sku from product where url_key = any(${products.map((product) => product.url_key)}::text[])`.execute(
    db,
  );
  return new Map(rows.rows.map((row) => [row.url_key, row.sku]));
}

/** Articles that already belong to a product: article sku -> product sku. */
export async function articleOwners(
  db: Database,
  products: readonly ProductRow[],
): Promise<ReadonlyMap<string, string>> {
  const skus = products.flatMap((product) => product.articles.map((article) => article.sku));
  const rows = await sql<{ sku: string; owner: string }>`
    select article.sku, product.sku as owner from article join product on product.id = article.product_id
    where article.sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.rows.map((row) => [row.sku, row.owner]));
}

async function productIds(
  db: Database,
  products: readonly Pick<ProductRow, 'sku'>[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: number; sku: string }>`
    select id, sku from product where sku = any(${products.map((product) => product.sku)}::text[])`.execute(
    db,
  );
  return new Map(rows.rows.map((row) => [row.sku, row.id]));
}

type Link = { product_id: number; category_id: number };

/** The products that were moved, once for each place they left or took. */
async function replaceLinks(db: Database, links: readonly Link[]): Promise<number[]> {
  const given = JSON.stringify(links);
  const removed = await sql<{ id: number }>`
    delete from product_category using (
      select distinct product_id from json_to_recordset(${given}::json) as given(product_id integer)
    ) as loaded
    where product_category.product_id = loaded.product_id and not exists (
      select from json_to_recordset(${given}::json) as kept(product_id integer, category_id integer)
      where kept.product_id = product_category.product_id and kept.category_id = product_category.category_id)
    returning product_category.product_id as id`.execute(db);
  const added = await sql<{ id: number }>`
    insert into product_category (product_id, category_id)
    select product_id, category_id from json_to_recordset(${given}::json) as given(product_id integer, category_id integer)
    on conflict do nothing returning product_id as id`.execute(db);
  return [...removed.rows, ...added.rows].map(({ id }) => id);
}
