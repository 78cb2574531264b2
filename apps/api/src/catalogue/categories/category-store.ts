import { sql } from 'kysely';
import type { ProductTally, Tallies } from '@nuancier/domain/catalogue/categories/category-tree.ts';
import { isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';
import { magentoUid } from '../../text/magento-uid.ts';
import type { Category } from './category.ts';

export async function selectCategories(db: Database, day: string): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .select(
      sql<boolean>`coalesce(visible_from <= ${day}::date, true) and coalesce(visible_until >= ${day}::date, true)`.as(
        'is_within_days',
      ),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    uid: magentoUid(row.id),
    parentId: row.parent_id,
    parentUid: row.parent_id === null ? null : magentoUid(row.parent_id),
    name: row.name,
    urlKey: row.url_key,
    urlPath: row.url_path,
    urlSuffix: row.url_suffix,
    level: row.level,
    position: row.position,
    isAnchor: row.is_anchor,
    categoryType: row.category_type,
    includeInMenu: row.include_in_menu,
    codeAkeneo: row.code_akeneo,
    customUrl: row.custom_url,
    image: row.image,
    universeMegaMenuCms: row.universe_mega_menu_cms,
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    customCanonicalUrl: row.custom_canonical_url,
    extUniqId: row.ext_uniq_id,
    isWithinDays: row.is_within_days,
  }));
}

/** By category. A product in two categories of one branch counts once for their common ancestor. */
export async function selectTallies(
  db: Database,
  categories: readonly Pick<Category, 'id'>[],
  day: string,
): Promise<Tallies['byCategory']> {
  const ids = categories.map(({ id }) => id);
  const counts = await sql<{ id: number; own: number; with_descendants: number }>`
      with recursive lineage as (
        select id as category_id, id as ancestor_id from category where id = any(${ids}::integer[])
        union all
        select lineage.category_id, category.parent_id
        from lineage join category on category.id = lineage.ancestor_id
        where category.parent_id is not null
      )
      select lineage.ancestor_id as id,
        (count(distinct product.id) filter (where lineage.category_id = lineage.ancestor_id))::integer as own,
        count(distinct product.id)::integer as with_descendants
      from lineage
      join product_category on product_category.category_id = lineage.category_id
      join product on product.id = product_category.product_id and ${isOffered(day)}
      group by lineage.ancestor_id`.execute(db);
  return new Map<number, ProductTally>(
    counts.rows.map((row) => [row.id, { own: row.own, withDescendants: row.with_descendants }]),
  );
}
