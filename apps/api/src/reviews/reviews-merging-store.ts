import { sql } from 'kysely';
import type { Merging, Moved } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../database/tables.ts';

/** One review of a product: the kept account's. */
export async function moveCustomerInReviews(
  db: Database,
  { keep, fold }: Merging,
): Promise<{ reviews: Moved }> {
  const same = await sql`
    delete from product_review folded using product_review kept
    where folded.customer_id = ${fold} and kept.customer_id = ${keep}
      and kept.product_sku = folded.product_sku`.execute(db);
  const moved = await sql`
    update product_review set customer_id = ${keep} where customer_id = ${fold}`.execute(db);
  return {
    reviews: { moved: Number(moved.numAffectedRows ?? 0n), left: Number(same.numAffectedRows ?? 0n) },
  };
}
