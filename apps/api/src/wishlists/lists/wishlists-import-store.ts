import { sql } from 'kysely';
import type { ListShare } from '@nuancier/domain/wishlists/list-share.ts';
import type { Database } from '../../database/tables.ts';

/** A list as the merchant's own system has it. */
export type WishlistRow = {
  email: string;
  name: string;
  items: readonly { sku: string; quantity: number }[];
  /** with the people of the owner's company; private unless told */
  share?: ListShare;
};

export type ListOwner = { id: number; companyId: number | null };

export async function selectOwners(db: Database, emails: readonly string[]): Promise<Map<string, ListOwner>> {
  const found = await sql<{ email: string; id: number; companyId: number | null }>`
    select lower(email::text) as email, id, company_id as "companyId" from customer
    where lower(email::text) = any(${emails}::text[])`.execute(db);
  return new Map(found.rows.map(({ email, id, companyId }) => [email, { id, companyId }]));
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
