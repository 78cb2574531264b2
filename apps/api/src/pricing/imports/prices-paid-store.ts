// What an article costs today on a list, and what a company has negotiated: what new terms are compared with.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { DiscountRow, SpecialConditionRow } from './conditions-import-store.ts';

export type ListedArticle = { list: string; sku: string };

/** In cents, by list and article: its own price there, else the public one less what the list takes off. */
export async function selectPricesPaid(
  db: Database,
  asked: readonly ListedArticle[],
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<ListedArticle & { paid: number }>`
    select given.list, given.sku,
      coalesce(own.pack_ht_cents, round(price.pack_ht_cents * (1 - coalesce(off.percent, 0) / 100)))::integer as paid
    from unnest(${asked.map(({ list }) => list)}::text[], ${asked.map(({ sku }) => sku)}::text[]) as given(list, sku)
      join article on article.sku = given.sku join product on product.id = article.product_id
      left join public_price price on price.article_sku = given.sku
      left join price_list_price own on own.price_list = given.list and own.article_sku = given.sku
      left join price_list_discount off on off.price_list = given.list and off.price_group = product.price_group
    where coalesce(own.pack_ht_cents, price.pack_ht_cents) is not null`.execute(db);
  return new Map(found.rows.map(({ paid, ...article }) => [paidKey(article), paid]));
}

export function paidKey({ list, sku }: ListedArticle): string {
  return JSON.stringify([list, sku]);
}

/** Shares off that these lists give these groups, by list and group. */
export async function selectDiscountsOf(
  db: Database,
  asked: readonly Pick<DiscountRow, 'price_list' | 'price_group'>[],
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ price_list: string; price_group: string; percent: number }>`
    select price_list, price_group, percent::float8 as percent from price_list_discount
    join unnest(${asked.map((row) => row.price_list)}::text[], ${asked.map((row) => row.price_group)}::text[])
      as given(price_list, price_group) using (price_list, price_group)`.execute(db);
  return new Map(found.rows.map(({ percent, ...row }) => [discountKey(row), percent]));
}

export function discountKey({
  price_list: list,
  price_group: group,
}: Pick<DiscountRow, 'price_list' | 'price_group'>): string {
  return JSON.stringify([list, group]);
}

type ConditionKey = Pick<
  SpecialConditionRow,
  'company_id' | 'family' | 'article_sku' | 'from_quantity' | 'valid_from'
>;
export type KnownTerms = Pick<SpecialConditionRow, 'extra_percent' | 'net_pack_ht_cents'>;

/** As they stand under the same key. */
export async function selectKnownTerms(
  db: Database,
  asked: readonly ConditionKey[],
): Promise<ReadonlyMap<string, KnownTerms>> {
  const companies = [...new Set(asked.map((row) => row.company_id))];
  const found = await sql<ConditionKey & KnownTerms>`
    select company_id, family, article_sku, from_quantity, valid_from::text as valid_from,
      extra_percent::float8 as extra_percent, net_pack_ht_cents
    from special_condition where company_id = any(${companies}::integer[])`.execute(db);
  return new Map(found.rows.map((row) => [termsKey(row), row]));
}

export function termsKey(row: ConditionKey): string {
  return JSON.stringify([row.company_id, row.family, row.article_sku, row.from_quantity, row.valid_from]);
}
