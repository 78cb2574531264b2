// What articles cost one customer: a single question for articles, public prices and price list, whose plan is kept,
// and one for what was negotiated. Days are French days, written YYYY-MM-DD.
import { sql } from 'kysely';
import { isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';
import { isRunning } from '../public-prices/pricing-store.ts';
import type { PublicPriceRecord } from '../public-prices/pricing-store.ts';

export type ArticleRecord = {
  sku: string;
  product_sku: string;
  product_name: string;
  family: number;
  price_group: string;
  pricing_unit: string;
  tax_class: string;
  color: string | null;
  model: string | null;
  size: string | null;
  conditioning: string;
  pack_quantity: string;
  range_status: string;
};

export type ConditionRecord = ArticleRecord & {
  [Field in keyof Omit<PublicPriceRecord, 'article_sku'>]: PublicPriceRecord[Field] | null;
} & {
  /** the lowest of the thirty days before the reduction */
  reference_pack_ht_cents: number | null;
  reference_unit_ht: string | null;
  /** the customer's list: its own price for the article, or so much off for the price group */
  list_pack_ht_cents: number | null;
  list_unit_ht: string | null;
  list_percent: string | null;
};

/** References of articles, or of products: then all of their articles. Without a list nothing of any is found. */
export async function selectConditions(
  db: Database,
  skus: readonly string[],
  { day, priceList }: { day: string; priceList: string | null },
): Promise<ConditionRecord[]> {
  const conditions = sql`
    select article.sku, product.sku as product_sku, product.name as product_name, product.family,
      product.price_group, product.pricing_unit,
      product.tax_class, article.color, article.model, article.size, article.conditioning, article.pack_quantity,
      article.range_status,
      price.pack_ht_cents, price.unit_ht, price.eco_ht_cents,
      case when ${isRunning(day)} then price.reduced_type end as reduced_type,
      price.reduced_pack_ht_cents, price.reduced_unit_ht,
      lowest.pack_ht_cents as reference_pack_ht_cents, lowest.unit_ht as reference_unit_ht,
      own.pack_ht_cents as list_pack_ht_cents, own.unit_ht as list_unit_ht, off.percent as list_percent
    from article join product on product.id = article.product_id and ${isOffered(day)}
      left join public_price price on price.article_sku = article.sku
      left join lateral (
        select history.pack_ht_cents, history.unit_ht from price_history history
        where ${isRunning(day)} and history.article_sku = article.sku and history.valid_from < price.reduced_since
          and (history.valid_to is null or history.valid_to >= price.reduced_since - 30)
        order by history.pack_ht_cents limit 1) lowest on true
      left join price_list_price own on own.price_list = ${priceList} and own.article_sku = article.sku
      left join price_list_discount off on off.price_list = ${priceList} and off.price_group = product.price_group`;
  const found = await sql<ConditionRecord>`
    ${conditions} where article.sku = any(${skus}::text[])
    union all
    ${conditions} where product.sku = any(${skus}::text[]) and article.sku <> all(${skus}::text[])`.execute(
    db,
  );
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
