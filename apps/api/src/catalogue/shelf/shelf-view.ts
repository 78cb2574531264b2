import type { ShelfArticle, ShelfCategory, ShelfProduct } from '@nuancier/contract/gestion-types.ts';
import { treeOrder } from '@nuancier/domain/catalogue/categories/moved-category.ts';
import { isWithinDays } from '@nuancier/domain/catalogue/within-days.ts';
import { fingerprint } from '../../request/fingerprint.ts';
import type { ShelfPhoto } from './shelf-pictures-store.ts';
import type { ShelfSheet, TreeRow } from './shelf-store.ts';

export function shelfProductView(
  sheet: ShelfSheet,
  {
    articles,
    photos,
    mayWrite,
    mayPreview,
    day,
  }: {
    articles: ShelfArticle[];
    photos: readonly ShelfPhoto[];
    mayWrite: boolean;
    mayPreview: boolean;
    day: string;
  },
): ShelfProduct {
  return {
    ...textsOf(sheet),
    ...linksOf(sheet),
    ...daysOf(sheet),
    is_offered: sheet.is_active && isWithinDays(sheet, day),
    sku: sheet.sku,
    name: sheet.name,
    brand: sheet.brand,
    url: `/produit/${encodeURIComponent(sheet.url_key)}`,
    categories: sheet.filed,
    articles,
    lacks: sheet.lacks,
    pictures: photos.map(({ reference, position, picture, alt }) => ({
      reference,
      position,
      alt: alt ?? '',
      url: `/media/${reference === sheet.sku ? 'product' : 'article'}/${encodeURIComponent(reference)}/p${picture}/160x160.webp`,
    })),
    pictures_read: fingerprint(photos),
    read: readOf(sheet),
    may_write: mayWrite,
    may_preview_customers: mayPreview,
  };
}

/** What people write here; the rest is the PIM's. */
export function textsOf(sheet: ShelfSheet) {
  return {
    is_active: sheet.is_active,
    is_new: sheet.is_new,
    flag_promo: sheet.flag_promo,
    short_description: sheet.short_description,
    description: sheet.description,
    meta_title: sheet.meta_title ?? '',
    meta_description: sheet.meta_description ?? '',
  };
}

export function linksOf({ related, upsell, crosssell, replacement }: ShelfSheet) {
  return { related, upsell, crosssell, replacement };
}

export function daysOf({ visible_from, visible_until }: ShelfSheet) {
  return { visible_from, visible_until };
}

export function readOf(sheet: ShelfSheet): string {
  return fingerprint([textsOf(sheet), linksOf(sheet), daysOf(sheet)]);
}

export function categoryTextsOf(row: TreeRow) {
  return {
    name: row.name,
    include_in_menu: row.include_in_menu,
    description: row.description ?? '',
    meta_title: row.meta_title ?? '',
    meta_description: row.meta_description ?? '',
  };
}

export function categoryDaysOf({ visible_from, visible_until }: TreeRow) {
  return { visible_from, visible_until };
}

export function categoryReadOf(row: TreeRow): string {
  return fingerprint([categoryTextsOf(row), categoryDaysOf(row)]);
}

export function treeReadOf(rows: readonly TreeRow[]): string {
  return fingerprint(rows.map(({ id, parent_id: parent, position }) => [id, parent, position]));
}

export function treeView(
  rows: readonly TreeRow[],
  { mayWrite, day }: { mayWrite: boolean; day: string },
): ShelfCategory[] {
  const tree = treeReadOf(rows);
  const open = openIds(rows, day);
  return treeOrder(rows).map((row) => ({
    ...categoryTextsOf(row),
    ...categoryDaysOf(row),
    is_offered: open.has(row.id),
    id: row.id,
    parent: row.parent_id,
    level: row.level,
    url_path: row.url_path,
    products: row.products,
    read: categoryReadOf(row),
    tree_read: tree,
    may_write: mayWrite,
  }));
}

/** In the shop that day: by its own days and by those of all above it. */
export function openIds(rows: readonly TreeRow[], day: string): ReadonlySet<number> {
  const open = new Set<number>();
  for (const row of treeOrder(rows))
    if (isWithinDays(row, day) && (row.parent_id === null || open.has(row.parent_id))) open.add(row.id);
  return open;
}
