import { sql } from 'kysely';
import type { ListShare } from '@nuancier/domain/wishlists/list-share.ts';
import type { Database } from '../../database/tables.ts';

/** A list as the merchant's own system has it. */
export type WishlistRow = {
  email: string;
  name: string;
  items: readonly { sku: string; quantity: number }[];
  /** with the people of the owner's company; private by default */
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

/** The names of these owners' lists. */
export async function selectListNames(
  db: Database,
  ownerIds: readonly number[],
): Promise<Map<number, string[]>> {
  const found = await sql<{ id: number; names: string[] }>`
    select customer_id as id, array_agg(name) as names from wishlist
    where customer_id = any(${ownerIds}::integer[]) group by customer_id`.execute(db);
  return new Map(found.rows.map(({ id, names }) => [id, names]));
}

export type NewList = { owner: ListOwner; name: string; share: ListShare };

/** Their ids, in the same order. An owner has no two of a name. */
export async function insertLists(db: Database, lists: readonly NewList[], now: Date): Promise<number[]> {
  const written = await db
    .insertInto('wishlist')
    .values(
      lists.map(({ owner, name, share }) => ({
        customer_id: owner.id,
        name,
        share,
        shared_company_id: share === 'private' ? null : owner.companyId,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(['id', 'customer_id', 'name'])
    .execute();
  const ids = new Map(written.map(({ id, customer_id: owner, name }) => [`${owner} ${name}`, id]));
  return lists.flatMap(({ owner, name }) => ids.get(`${owner.id} ${name}`) ?? []);
}
