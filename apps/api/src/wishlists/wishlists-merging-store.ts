import { sql } from 'kysely';
import type { Merging, Moved } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../database/tables.ts';

/** Of two lists of one name one is made: what both have stays as the kept account has it. */
export async function moveCustomerInWishlists(
  db: Database,
  { keep, fold }: Merging,
): Promise<{ lists: Moved }> {
  await sql`
    update wishlist_item item set wishlist_id = kept.id, position = item.position + 1000
    from wishlist folded join wishlist kept
      on kept.customer_id = ${keep} and lower(kept.name) = lower(folded.name)
    where item.wishlist_id = folded.id and folded.customer_id = ${fold} and not exists (
      select from wishlist_item own where own.wishlist_id = kept.id and own.article_sku = item.article_sku
        and own.pricing_unit = item.pricing_unit and own.tint_key = item.tint_key)`.execute(db);
  const joined = await sql`
    delete from wishlist folded using wishlist kept
    where folded.customer_id = ${fold} and kept.customer_id = ${keep}
      and lower(kept.name) = lower(folded.name)`.execute(db);
  const moved = await sql`update wishlist set customer_id = ${keep} where customer_id = ${fold}`.execute(db);
  return {
    lists: { moved: Number(moved.numAffectedRows ?? 0n), left: Number(joined.numAffectedRows ?? 0n) },
  };
}
