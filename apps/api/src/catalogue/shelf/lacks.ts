// What keeps a product on sale from being sold well. The back office shows it, the doctor counts it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ShelfLack } from '@nuancier/contract/gestion-types.ts';
import { OUT_OF_RANGE } from '@nuancier/domain/catalogue/articles/on-sale.ts';

/** Of an article. */
export const WITHOUT_PRICE = sql`not exists (
  select from public_price where public_price.article_sku = article.sku and pack_ht_cents > 0)`;
export const WITHOUT_STOCK = sql`not exists (select from stock where stock.article_sku = article.sku)`;
/** Of a photograph: neither of its own nor of its product. */
export const WITHOUT_PICTURE = sql`not exists (
  select from product_picture where reference in (article.sku, product.sku))`;
export const IN_RANGE = sql`article.range_status <> ${sql.lit(OUT_OF_RANGE)}`;
/** Of a product. */
export const WITHOUT_CATEGORY = sql`not exists (
  select from product_category where product_category.product_id = product.id)`;

/** In the order they are told in. */
export const LACK_NAMES: readonly ShelfLack[] = ['prix', 'photo', 'stock', 'texte', 'rayon'];

const anyArticle = (lacks: RawBuilder<unknown>) => sql`exists (
  select from article where article.product_id = product.id and ${IN_RANGE} and ${lacks})`;

export const SHELF_LACKS: Readonly<Record<ShelfLack, RawBuilder<unknown>>> = {
  prix: anyArticle(WITHOUT_PRICE),
  photo: anyArticle(WITHOUT_PICTURE),
  stock: anyArticle(WITHOUT_STOCK),
  texte: sql`product.description = ''`,
  rayon: WITHOUT_CATEGORY,
};
