import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** The store chosen in a browser. */
export async function eraseCustomerInStores(db: Database, id: number): Promise<void> {
  await sql`delete from shop_token where customer_id = ${id}`.execute(db);
}

export async function deleteOldShopTokens(db: Database, issuedBefore: Date): Promise<number> {
  const gone = await sql`delete from shop_token where issued_at < ${issuedBefore}`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}
