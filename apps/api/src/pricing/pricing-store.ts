// All SQL that tells what an article costs. Days are French days, written YYYY-MM-DD.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type PublicOfferRow = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: string;
  /** only while it runs */
  reduced_type: 'PROMOTION' | 'DESTOCK' | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: string | null;
  reference_pack_ht_cents: number | null;
  reference_unit_ht: string | null;
};

export async function selectPublicOffers(
  db: Database,
  skus: readonly string[],
  day: string,
): Promise<PublicOfferRow[]> {
  const found = await sql<PublicOfferRow>`
    select price.article_sku, price.pack_ht_cents, price.unit_ht, ${reductionColumns}
    from public_price price ${runningReduction(day)} ${referencePrice}
    where price.article_sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}

export type ConditionRow = Omit<PublicOfferRow, 'pack_ht_cents' | 'unit_ht'> & {
  product_sku: string;
  family: number;
  pricing_unit: string;
  tax_class: string;
  conditioning: string;
  pack_quantity: string;
  range_status: string;
  eco_ht_cents: number | null;
  /** none when nobody has priced it */
  pack_ht_cents: number | null;
  unit_ht: string | null;
  list_percent: string | null;
  list_pack_ht_cents: number | null;
  list_unit_ht: string | null;
};

/** The articles with these references, and all those of the products with them. */
export async function selectConditions(
  db: Database,
  skus: readonly string[],
  priceList: string | null,
  day: string,
): Promise<ConditionRow[]> {
  const found = await sql<ConditionRow>`
    with wanted as (
      select sku from article where sku = any(${skus}::text[])
      union
      select article.sku from product join article on article.product_id = product.id
      where product.sku = any(${skus}::text[])
    )
    select article.sku as article_sku, product.sku as product_sku, product.family, product.pricing_unit,
      product.tax_class, article.conditioning, article.pack_quantity, article.range_status,
      price.eco_ht_cents, price.pack_ht_cents, price.unit_ht, ${reductionColumns},
      discount.percent as list_percent, own.pack_ht_cents as list_pack_ht_cents, own.unit_ht as list_unit_ht
    from wanted
    join article on article.sku = wanted.sku
    join product on product.id = article.product_id and product.is_active
    left join public_price price on price.article_sku = article.sku
    ${runningReduction(day)} ${referencePrice}
    left join price_list_discount discount
      on discount.price_list = ${priceList} and discount.price_group = product.price_group
    left join price_list_price own on own.price_list = ${priceList} and own.article_sku = article.sku`.execute(
    db,
  );
  return found.rows;
}

export type SpecialRow = {
  family: number | null;
  article_sku: string | null;
  from_quantity: number;
  extra_percent: string | null;
  net_pack_ht_cents: number | null;
  net_unit_ht: string | null;
};

/** What a company has negotiated for whole families, and for these articles or those of these products. */
export async function selectSpecials(
  db: Database,
  companyId: number,
  skus: readonly string[],
  day: string,
): Promise<SpecialRow[]> {
  const found = await sql<SpecialRow>`
    select special.family, special.article_sku, special.from_quantity, special.extra_percent,
      special.net_pack_ht_cents, special.net_unit_ht
    from special_condition special
    left join article on article.sku = special.article_sku
    left join product on product.id = article.product_id
    where special.company_id = ${companyId}
      and (special.valid_from is null or special.valid_from <= ${day}::date)
      and (special.valid_to is null or special.valid_to >= ${day}::date)
      and (special.article_sku is null or article.sku = any(${skus}::text[]) or product.sku = any(${skus}::text[]))
  `.execute(db);
  return found.rows;
}

/** How many products have an article in promotion that day. */
export async function countPromoted(db: Database, day: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(distinct product.id)::integer as count
    from public_price price
    join article on article.sku = price.article_sku
    join product on product.id = article.product_id and product.is_active
    where price.reduced_type = 'PROMOTION' and ${isRunning(day)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Whether a reduction begins or has just ended between the two days. */
export async function priceTurnsBetween(db: Database, before: string, day: string): Promise<boolean> {
  const found = await sql`
    select from public_price
    where (reduced_from > ${before}::date and reduced_from <= ${day}::date)
      or (reduced_to >= ${before}::date and reduced_to < ${day}::date) limit 1`.execute(db);
  return found.rows.length > 0;
}

const isRunning = (day: string) =>
  sql`price.reduced_from <= ${day}::date and (price.reduced_to is null or price.reduced_to >= ${day}::date)`;

const runningReduction = (day: string) => sql`
  left join lateral (
    select price.reduced_type, price.reduced_pack_ht_cents, price.reduced_unit_ht where ${isRunning(day)}
  ) running on true`;

// Code de la consommation, L112-1-1: the lowest price of the thirty days before the reduction.
const referencePrice = sql`
  left join lateral (
    select history.pack_ht_cents, history.unit_ht from price_history history
    where running.reduced_type is not null and history.article_sku = price.article_sku
      and history.valid_from < price.reduced_since
      and (history.valid_to is null or history.valid_to >= price.reduced_since - 30)
    order by history.pack_ht_cents limit 1
  ) reference on true`;

const reductionColumns = sql`
  running.reduced_type, running.reduced_pack_ht_cents, running.reduced_unit_ht,
  reference.pack_ht_cents as reference_pack_ht_cents, reference.unit_ht as reference_unit_ht`;
