import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A list as the merchant's own system has it. */
export type WishlistRow = {
  email: string;
  name: string;
  items: readonly { sku: string; quantity: number }[];
};

export async function selectOwners(db: Database, emails: readonly string[]): Promise<Map<string, number>> {
  const found = await sql<{ email: string; id: number }>`
    select lower(email::text) as email, id from customer
    where lower(email::text) = any(${emails}::text[])`.execute(db);
  return new Map(found.rows.map(({ email, id }) => [email, id]));
}

export type KnownArticle = { sku: string; parentSku: string; name: string; pricingUnit: string };

export async function selectKnownArticles(
  db: Database,
  skus: readonly string[],
): Promise<Map<string, KnownArticle>> {
  const found = await sql<KnownArticle>`
    select article.sku, product.sku as "parentSku", product.pricing_unit as "pricingUnit",
      product.name || ' ' || article.conditioning as name
    from article join product on product.id = article.product_id
    where article.sku = any(${skus}::text[])`.execute(db);
  return new Map(found.rows.map((article) => [article.sku, article]));
}
