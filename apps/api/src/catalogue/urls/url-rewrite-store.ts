// All SQL about addresses that products, categories and pages once had.
import { sql } from 'kysely';
import type { UrlRewrite } from '@nuancier/domain/catalogue/imports/url-rewrite-faults.ts';
import { FRENCH_TODAY, isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';
import { upsertCounting, type Upserted } from '../../database/upsert-rows.ts';
import { URL_REWRITE } from '../imports/catalogue-import-columns.ts';
import type { CategoryRow, ProductRow } from '../imports/catalogue-import-rows.ts';

export const upsertRewrites = (db: Database, rows: readonly UrlRewrite[]): Promise<Upserted> =>
  upsertCounting(db, URL_REWRITE, rows);

/** The first of these addresses that something once had. */
export async function selectRewrite(db: Database, paths: readonly string[]): Promise<UrlRewrite | undefined> {
  const found = await sql<UrlRewrite>`
    select request_path, kind, target, redirect_type from url_rewrite
    where request_path = any(${paths}::text[])
    order by array_position(${paths}::text[], request_path) limit 1`.execute(db);
  return found.rows[0];
}

/** Of the product that would be at one of these addresses, were it on the shelves that day. */
export async function selectWithdrawnSku(
  db: Database,
  paths: readonly string[],
  day: string,
): Promise<string | undefined> {
  const found = await sql<{ sku: string }>`
    select sku from product where url_key = any(${paths}::text[]) and not ${isOffered(day)}
    order by sku limit 1`.execute(db);
  return found.rows[0]?.sku;
}

/** Before products are written: those whose address is about to change leave a sign at the old one. */
export async function keepOldProductPaths(
  db: Database,
  products: readonly Pick<ProductRow, 'sku' | 'url_key'>[],
): Promise<void> {
  const given = JSON.stringify(products.map(({ sku, url_key }) => ({ sku, url_key })));
  await sql`
    insert into url_rewrite (request_path, kind, target)
    select product.url_key, 'product', product.sku
    from product join json_to_recordset(${given}::json) as given(sku text, url_key text) using (sku)
    where product.url_key <> given.url_key
    on conflict (request_path) do update
    set kind = excluded.kind, target = excluded.target, redirect_type = 301, created_at = now()`.execute(db);
}

/** The same for categories, whose whole path changes when one above them does. */
export async function keepOldCategoryPaths(db: Database, categories: readonly CategoryRow[]): Promise<void> {
  const given = JSON.stringify(
    categories.map((row) => ({ id: row.id, path: row.url_path + row.url_suffix })),
  );
  await sql`
    insert into url_rewrite (request_path, kind, target)
    select category.url_path || category.url_suffix, 'category', category.id::text
    from category join json_to_recordset(${given}::json) as given(id integer, path text) using (id)
    where category.url_path || category.url_suffix not in (given.path, '')
    on conflict (request_path) do update
    set kind = excluded.kind, target = excluded.target, redirect_type = 301, created_at = now()`.execute(db);
}

/** After a load: an address that has a page again must not redirect. */
export async function dropPresentPaths(db: Database): Promise<void> {
  await sql`
    delete from url_rewrite where request_path in (
      select url_key from product where ${isOffered(FRENCH_TODAY)}
      union all select url_path || url_suffix from category)`.execute(db);
}

/** The same for these products alone: a piece of a long file looks at its own addresses. */
export async function dropPathsOf(db: Database, products: readonly Pick<ProductRow, 'sku'>[]): Promise<void> {
  const skus = products.map(({ sku }) => sku);
  await sql`
    delete from url_rewrite using product
    where product.sku = any(${skus}::text[]) and request_path = product.url_key
      and ${isOffered(FRENCH_TODAY)}`.execute(db);
}

export type CatalogueAddresses = {
  skus: ReadonlySet<string>;
  categoryIds: ReadonlySet<string>;
  presentPaths: ReadonlySet<string>;
};

/** What the catalogue knows of the targets and old addresses that a file names. */
export async function selectAddresses(
  db: Database,
  rewrites: readonly UrlRewrite[],
): Promise<CatalogueAddresses> {
  const skus = rewrites.flatMap(({ kind, target }) => (kind === 'product' ? [target] : []));
  const paths = rewrites.map((rewrite) => rewrite.request_path);
  const [products, categories] = await Promise.all([
    sql<{ sku: string; url_key: string; is_offered: boolean }>`
      select sku, url_key, ${isOffered(FRENCH_TODAY)} as is_offered from product
      where sku = any(${skus}::text[]) or url_key = any(${paths}::text[])`.execute(db),
    db.selectFrom('category').select(['id', 'url_path', 'url_suffix']).execute(),
  ]);
  return {
    skus: new Set(products.rows.map((row) => row.sku)),
    categoryIds: new Set(categories.map((row) => String(row.id))),
    presentPaths: new Set([
      ...products.rows.filter((row) => row.is_offered).map((row) => row.url_key),
      ...categories.map((row) => row.url_path + row.url_suffix),
    ]),
  };
}
