import { sql } from 'kysely';
import type { Merging, Moved } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../database/tables.ts';

/** Orders keep the name and the address they were placed under; a note on the same tint of the same site stays the kept one's. */
export async function moveCustomerInOrders(
  db: Database,
  { keep, fold }: Merging,
): Promise<{ orders: Moved; tints: Moved }> {
  const orders = await sql`update orders set customer_id = ${keep} where customer_id = ${fold}`.execute(db);
  const same = await sql`
    delete from kept_tint folded using kept_tint kept
    where folded.customer_id = ${fold} and folded.company_id is null and not folded.by_hand
      and kept.customer_id = ${keep} and kept.company_id is null and not kept.by_hand
      and (kept.tint_key, kept.site) = (folded.tint_key, folded.site)`.execute(db);
  const tints = await sql`update kept_tint set customer_id = ${keep} where customer_id = ${fold}`.execute(db);
  return {
    orders: { moved: Number(orders.numAffectedRows ?? 0n), left: 0 },
    tints: { moved: Number(tints.numAffectedRows ?? 0n), left: Number(same.numAffectedRows ?? 0n) },
  };
}
