// The shelf as the back office reads it: products with what they lack, and the tree.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ShelfArticle, ShelfCategoryName, ShelfLack } from '@nuancier/contract/gestion-types.ts';
import type { ShopDays } from '@nuancier/domain/catalogue/within-days.ts';
import { isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';
import type { CategoryRow } from '../imports/catalogue-import-rows.ts';
import type { SheetRow } from '../imports/catalogue-import-store.ts';
import { SHELF_LACKS } from './lacks.ts';

export type ShelfFilter = {
  words: readonly string[];
  lack: ShelfLack | null;
  isHidden: boolean | null;
  /** read on behind this reference */
  after: string | null;
  limit: number;
  /** the French day it is in the shop on, or not */
  day: string;
};

export type ShelfLine = {
  sku: string;
  name: string;
  brand: string;
  is_active: boolean;
  articles: number;
  lacks: ShelfLack[];
};

// Letters without their accents, as the words are.
const PLAIN = sql`regexp_replace(normalize(lower(concat_ws(' ', product.sku, product.name, product.brand)), NFD),
  '[\u0300-\u036f]', '', 'g')`;

const LACKS = sql`array_remove(array[${sql.join(
  Object.entries(SHELF_LACKS).map(([name, lacks]) => sql`case when ${lacks} then ${sql.lit(name)} end`),
)}], null)`;

export async function selectShelf(
  db: Database,
  { words, lack, isHidden, after, limit, day }: ShelfFilter,
): Promise<ShelfLine[]> {
  const found = await sql<ShelfLine>`
    select product.sku, product.name, product.brand, ${isOffered(day)} as is_active,
      (select count(*)::integer from article where article.product_id = product.id) as articles, ${LACKS} as lacks
    from product
    where (${isHidden}::boolean is null or ${isOffered(day)} <> ${isHidden})
      and ${lack === null ? sql`true` : sql`${isOffered(day)} and ${SHELF_LACKS[lack]}`}
      and (${after}::text is null or product.sku > ${after})
      and not exists (
        select from unnest(${words}::text[]) word where strpos(${PLAIN}, word) = 0 and not exists (
          select from article where article.product_id = product.id
            and (lower(article.sku) = word or article.ean = word)))
    order by product.sku limit ${limit}`.execute(db);
  return found.rows;
}

/** Of what is on sale, up to one more than `most`. */
export async function countLacking(
  db: Database,
  { most, day }: { most: number; day: string },
): Promise<ReadonlyMap<ShelfLack, number>> {
  const counted = (lacks: RawBuilder<unknown>) => sql`(select count(*)::integer from (
    select from product where ${isOffered(day)} and ${lacks} limit ${most + 1}) as lacking)`;
  const found = await sql<Record<ShelfLack, number>>`
    select ${counted(SHELF_LACKS.prix)} as prix, ${counted(SHELF_LACKS.photo)} as photo,
      ${counted(SHELF_LACKS.stock)} as stock, ${counted(SHELF_LACKS.texte)} as texte,
      ${counted(SHELF_LACKS.rayon)} as rayon`.execute(db);
  const [row] = found.rows;
  return new Map(
    (['prix', 'photo', 'stock', 'texte', 'rayon'] as const).map((lack) => [lack, row?.[lack] ?? 0]),
  );
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
      (select sum(available)::integer from stock where stock.article_sku = article.sku) as stock
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
