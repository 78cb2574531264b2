// The shelf as the back office reads it: products with what they lack, and the tree.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ShelfArticle, ShelfCategoryName, ShelfLack } from '@nuancier/contract/gestion-types.ts';
import type { ShopDays } from '@nuancier/domain/catalogue/within-days.ts';
import { isOffered } from '../../database/is-offered.ts';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import type { Database } from '../../database/tables.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import type { CategoryRow } from '../imports/catalogue-import-rows.ts';
import type { SheetRow } from '../imports/catalogue-import-store.ts';
import { LACK_NAMES, SHELF_LACKS } from './lacks.ts';

export type ShelfFilter = {
  words: readonly string[];
  lack: ShelfLack | null;
  isHidden: boolean | null;
  brand: string | null;
  /** with all below it */
  category: number | null;
  /** the French day it is in the shop on, or not */
  day: string;
};

/** By reference; behind one, or before one. */
export type ShelfPlace = { after: string | null; before: string | null; limit: number };

export type ShelfLine = {
  sku: string;
  name: string;
  brand: string;
  is_active: boolean;
  articles: number;
  lacks: ShelfLack[];
};

/** The expression of the index, word for word. */
const WORDS = sql`plain_words(product.sku || ' ' || product.name || ' ' || product.brand)`;

const LACKS = sql`array_remove(array[${sql.join(
  Object.entries(SHELF_LACKS).map(([name, lacks]) => sql`case when ${lacks} then ${sql.lit(name)} end`),
)}], null)`;

export async function selectShelf(
  db: Database,
  filter: ShelfFilter,
  { after, before, limit }: ShelfPlace,
): Promise<ShelfLine[]> {
  const { day } = filter;
  const [edge, way, beyond] = before === null ? [after, sql`asc`, sql`>`] : [before, sql`desc`, sql`<`];
  const place = edge === null ? [] : [sql`product.sku ${beyond} ${edge}`];
  // The page's references first: what a product lacks is not asked of those on other pages.
  const reading = sql<ShelfLine>`
    select product.sku, product.name, product.brand, ${isOffered(day)} as is_active,
      (select count(*)::integer from article where article.product_id = product.id) as articles, ${LACKS} as lacks
    from product
    where product.id = any(array(
      select product.id from product where ${sql.join([...matching(filter), ...place], sql` and `)}
      order by product.sku ${way} limit ${limit}))
    order by product.sku ${way}`;
  const found = await plannedForValues(db, (held) => reading.execute(held));
  return before === null ? found.rows : found.rows.toReversed();
}

/** Only what is asked: a condition that may be left out is one no index serves. */
function matching({ words, lack, isHidden, brand, category, day }: ShelfFilter): RawBuilder<unknown>[] {
  return [
    sql`true`,
    isHidden === null ? null : sql`${isOffered(day)} <> ${isHidden}`,
    lack === null ? null : sql`${isOffered(day)} and ${SHELF_LACKS[lack]}`,
    brand === null ? null : sql`product.brand = ${brand}`,
    category === null ? null : filedBelow(category),
    ...words.map(holds),
  ].filter((test) => test !== null);
}

const filedBelow = (category: number) => sql`exists (
  select from product_category where product_category.product_id = product.id and category_id in (
    with recursive below as (
      select id from category where id = ${category}
      union all select category.id from category join below on category.parent_id = below.id)
    select id from below))`;

/** In its names, or the reference or bar code of one of its articles; each arm is a bitmap of its index. */
function holds(word: string): RawBuilder<unknown> {
  const like = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${WORDS} like plain_words(${like}) or product.id = any(array(
    select product_id from article where lower(sku) = ${word}
    union all select product_id from article where ean = ${word})))`;
}

const COUNTING_MS = 1_500;

/** Of what is on sale, up to one more than `most`; null where counting takes too long to be waited for. */
export async function countLacking(
  db: Database,
  { most, day }: { most: number; day: string },
): Promise<ReadonlyMap<ShelfLack, number | null>> {
  const counted = (lack: ShelfLack) => sql`(select count(*)::integer from (
    select from product where ${isOffered(day)} and ${SHELF_LACKS[lack]} limit ${most + 1}) as lacking) as ${sql.ref(lack)}`;
  const counting = sql<Record<ShelfLack, number>>`select ${sql.join(LACK_NAMES.map(counted))}`;
  const asked = plannedForValues(db, (held) => counting.execute(held), { mostMs: COUNTING_MS });
  const { rows } = await orEmpty(asked, { rows: [] }, () => {});
  return new Map(LACK_NAMES.map((lack) => [lack, rows[0]?.[lack] ?? null]));
}

/** By name; one step of the index for each. */
export async function selectShelfBrands(db: Database): Promise<string[]> {
  const found = await sql<{ brand: string }>`
    with recursive told as (
      (select brand from product order by brand limit 1)
      union all
      select (select product.brand from product where product.brand > told.brand order by product.brand limit 1)
      from told where told.brand is not null)
    select brand from told where brand is not null and brand <> '' limit 2000`.execute(db);
  return found.rows.map(({ brand }) => brand);
}

/** As its line of a file says it, which is how it is written again. */
export type ShelfSheet = SheetRow & {
  filed: ShelfCategoryName[];
  related: string[];
  upsell: string[];
  crosssell: string[];
  replacement: string | null;
  lacks: ShelfLack[];
  visible_from: string | null;
  visible_until: string | null;
};

const linked = (kind: 'related' | 'upsell' | 'crosssell') => sql`array(
  select other.sku from product_link join product as other on other.id = linked_product_id
  where product_link.product_id = product.id and product_link.kind = ${sql.lit(kind)}
  order by product_link.position, other.sku)`;

export async function selectShelfSheet(
  db: Database,
  sku: string,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<ShelfSheet | undefined> {
  const found = await sql<ShelfSheet>`
    select sku, product_type, kind, name, url_key, brand, line, tier, family, price_group, pricing_unit, tax_class,
      is_new, flag_promo, is_active, null::jsonb as attributes, short_description, description, meta_title,
      meta_description,
      array(select url_path from product_category join category on category.id = category_id
        where product_id = product.id order by url_path) as categories,
      (select coalesce(json_agg(json_build_object('id', category.id, 'name', category.name) order by url_path), '[]')
        from product_category join category on category.id = category_id where product_id = product.id) as filed,
      ${linked('related')} as related, ${linked('upsell')} as upsell, ${linked('crosssell')} as crosssell,
      (select other.sku from product_replacement join product as other on other.id = replaced_by_id
        where product_replacement.product_id = product.id) as replacement,
      ${LACKS} as lacks, to_char(visible_from, 'YYYY-MM-DD') as visible_from,
      to_char(visible_until, 'YYYY-MM-DD') as visible_until
    from product where sku = ${sku} ${isHeld ? sql`for update` : sql``}`.execute(db);
  return found.rows[0];
}

export async function selectShelfArticles(db: Database, sku: string): Promise<ShelfArticle[]> {
  const found = await sql<ShelfArticle>`
    select article.sku, article.conditioning, article.color, article.range_status = 'O' as is_out,
      public_price.pack_ht_cents as price_ht_cents,
      (select sum(available)::float8 from stock where stock.article_sku = article.sku) as stock
    from article join product on product.id = article.product_id
    left join public_price on public_price.article_sku = article.sku
    where product.sku = ${sku} order by article.position, article.sku`.execute(db);
  return found.rows;
}

export type TreeRow = CategoryRow & ShopDays & { products: number };

/** Held, so that two people at once do not each move the other's tree. */
export async function selectTree(
  db: Database,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<TreeRow[]> {
  if (isHeld) await sql`lock table category in share row exclusive mode`.execute(db);
  const found = await sql<TreeRow>`
    select id, parent_id, name, url_key, url_path, url_suffix, level, position, category_type, include_in_menu,
      is_anchor, code_akeneo, custom_url, image, universe_mega_menu_cms, description, meta_title, meta_description,
      custom_canonical_url, ext_uniq_id, to_char(visible_from, 'YYYY-MM-DD') as visible_from,
      to_char(visible_until, 'YYYY-MM-DD') as visible_until,
      (select count(*)::integer from product_category where category_id = category.id) as products
    from category order by id`.execute(db);
  return found.rows;
}
