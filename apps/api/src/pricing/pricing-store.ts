// All SQL that tells what an article costs: one small question per table, quick to plan. Days are French days,
// written YYYY-MM-DD.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type PublicPriceRecord = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: string;
  eco_ht_cents: number;
  /** only while it runs */
  reduced_type: 'PROMOTION' | 'DESTOCK' | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: string | null;
};

export async function selectPublicPrices(
  db: Database,
  skus: readonly string[],
  day: string,
): Promise<PublicPriceRecord[]> {
  const found = await sql<PublicPriceRecord>`
    select article_sku, pack_ht_cents, unit_ht, eco_ht_cents,
      case when ${isRunning(day)} then reduced_type end as reduced_type,
      reduced_pack_ht_cents, reduced_unit_ht
    from public_price where article_sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}

export type ReferenceRecord = { article_sku: string; pack_ht_cents: number; unit_ht: string };

/** Code de la consommation, L112-1-1: the lowest price of the thirty days before the reduction. */
export async function selectReferences(db: Database, skus: readonly string[]): Promise<ReferenceRecord[]> {
  const found = await sql<ReferenceRecord>`
    select distinct on (article_sku) article_sku, history.pack_ht_cents, history.unit_ht
    from price_history history join public_price price using (article_sku)
    where article_sku = any(${skus}::text[]) and history.valid_from < price.reduced_since
      and (history.valid_to is null or history.valid_to >= price.reduced_since - 30)
    order by article_sku, history.pack_ht_cents`.execute(db);
  return found.rows;
}

export type ArticleRecord = {
  sku: string;
  product_sku: string;
  family: number;
  price_group: string;
  pricing_unit: string;
  tax_class: string;
  conditioning: string;
  pack_quantity: string;
  range_status: string;
};

const articleColumns = sql`
  article.sku, product.sku as product_sku, product.family, product.price_group, product.pricing_unit,
  product.tax_class, article.conditioning, article.pack_quantity, article.range_status
  from article join product on product.id = article.product_id and product.is_active`;

export async function selectArticles(db: Database, skus: readonly string[]): Promise<ArticleRecord[]> {
  const found = await sql<ArticleRecord>`
    select ${articleColumns} where article.sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}

export async function selectArticlesOfProducts(
  db: Database,
  productSkus: readonly string[],
): Promise<ArticleRecord[]> {
  const found = await sql<ArticleRecord>`
    select ${articleColumns} where product.sku = any(${productSkus}::text[])`.execute(db);
  return found.rows;
}

export type ListDiscountRecord = { price_group: string; percent: string };

export async function selectListDiscounts(db: Database, priceList: string): Promise<ListDiscountRecord[]> {
  const found = await sql<ListDiscountRecord>`
    select price_group, percent from price_list_discount where price_list = ${priceList}`.execute(db);
  return found.rows;
}

export type ListPriceRecord = { article_sku: string; pack_ht_cents: number; unit_ht: string };

export async function selectListPrices(
  db: Database,
  priceList: string,
  skus: readonly string[],
): Promise<ListPriceRecord[]> {
  const found = await sql<ListPriceRecord>`
    select article_sku, pack_ht_cents, unit_ht from price_list_price
    where price_list = ${priceList} and article_sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}

export type SpecialRecord = {
  family: number | null;
  article_sku: string | null;
  from_quantity: number;
  extra_percent: string | null;
  net_pack_ht_cents: number | null;
  net_unit_ht: string | null;
};

/** What a company has negotiated for whole families, and for these articles. */
export async function selectSpecials(
  db: Database,
  companyId: number,
  skus: readonly string[],
  day: string,
): Promise<SpecialRecord[]> {
  const found = await sql<SpecialRecord>`
    select family, article_sku, from_quantity, extra_percent, net_pack_ht_cents, net_unit_ht
    from special_condition
    where company_id = ${companyId} and (article_sku is null or article_sku = any(${skus}::text[]))
      and (valid_from is null or valid_from <= ${day}::date)
      and (valid_to is null or valid_to >= ${day}::date)`.execute(db);
  return found.rows;
}

/** How many products have an article in promotion that day. */
export async function countPromoted(db: Database, day: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(distinct product.id)::integer as count
    from public_price
    join article on article.sku = article_sku
    join product on product.id = article.product_id and product.is_active
    where reduced_type = 'PROMOTION' and ${isRunning(day)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Whether a reduction has begun or ended between the two days. */
export async function priceTurnsBetween(db: Database, before: string, day: string): Promise<boolean> {
  const found = await sql`
    select from public_price
    where (reduced_from > ${before}::date and reduced_from <= ${day}::date)
      or (reduced_to >= ${before}::date and reduced_to < ${day}::date) limit 1`.execute(db);
  return found.rows.length > 0;
}

const isRunning = (day: string) =>
  sql`reduced_from <= ${day}::date and (reduced_to is null or reduced_to >= ${day}::date)`;
