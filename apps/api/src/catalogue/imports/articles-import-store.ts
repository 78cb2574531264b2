// All SQL the import of articles, and of single values of a product's sheet, needs.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { upsertCounting } from '../../database/upsert-rows.ts';
import type { Upserted } from '../../database/upsert-rows.ts';
import { ARTICLE } from './catalogue-import-columns.ts';
import type { ArticleRow } from './catalogue-import-rows.ts';

export type ArticleLineRow = ArticleRow & {
  product_sku: string;
  /** its place on the product's page; without one it keeps its own, or comes last */
  position: number | null;
};

export type KnownProduct = { id: number; lastPosition: number };

export async function productsOfArticles(
  db: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, KnownProduct>> {
  const found = await sql<KnownProduct & { sku: string }>`
    select sku, id, coalesce((select max(position) from article where product_id = product.id), 0) as "lastPosition"
    from product where sku = any(${skus}::text[])`.execute(db);
  return new Map(found.rows.map(({ sku, ...product }) => [sku, product]));
}

export type KnownArticle = { owner: string; position: number };

export async function knownArticles(
  db: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, KnownArticle>> {
  const found = await sql<KnownArticle & { sku: string }>`
    select article.sku, product.sku as owner, article.position
    from article join product on product.id = article.product_id
    where article.sku = any(${skus}::text[])`.execute(db);
  return new Map(found.rows.map(({ sku, ...article }) => [sku, article]));
}

export function upsertArticles(
  db: Database,
  rows: readonly (ArticleRow & { product_id: number; position: number })[],
): Promise<Upserted> {
  return upsertCounting(db, ARTICLE, rows);
}

export type AttributeRow = { sku: string; attribute: string; value: unknown };

export async function unknownProducts(db: Database, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ sku: string }>`
    select given.sku from unnest(${skus}::text[]) as given(sku)
    where not exists (select from product where product.sku = given.sku)`.execute(db);
  return new Set(found.rows.map(({ sku }) => sku));
}

/** Values of the sheet, each on its own; null takes one off it. Answers which products and how many values changed. */
export async function mergeAttributes(
  db: Database,
  rows: readonly AttributeRow[],
): Promise<{ changed: number; added: number; products: string[] }> {
  const given = JSON.stringify(rows);
  const counted = await sql<{ changed: number; added: number }>`
    select count(*)::integer as changed,
      (count(*) filter (where not product.attributes ? given.attribute))::integer as added
    from json_to_recordset(${given}::json) as given(sku text, attribute text, value jsonb)
    join product using (sku)
    where product.attributes -> given.attribute is distinct from nullif(given.value, 'null'::jsonb)`.execute(
    db,
  );
  const written = await sql<{ sku: string }>`
    update product set attributes = jsonb_strip_nulls(product.attributes || told.values), updated_at = now()
    from (
      select sku, jsonb_object_agg(attribute, value) as values
      from json_to_recordset(${given}::json) as given(sku text, attribute text, value jsonb) group by sku
    ) as told
    where product.sku = told.sku
      and product.attributes is distinct from jsonb_strip_nulls(product.attributes || told.values)
    returning product.sku`.execute(db);
  const { changed = 0, added = 0 } = counted.rows[0] ?? {};
  return { changed, added, products: written.rows.map(({ sku }) => sku) };
}
