import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type ShopTokenRecord = {
  customer_id: number | null;
  shop_code: string | null;
  cart_id: string | null;
};

export function selectShopToken(
  db: Database,
  hash: Buffer,
  issuedSince: Date,
): Promise<ShopTokenRecord | undefined> {
  return db
    .selectFrom('shop_token')
    .select(['customer_id', 'shop_code', 'cart_id'])
    .where('token_hash', '=', hash)
    .where('issued_at', '>', issuedSince)
    .executeTakeFirst();
}

export async function upsertShopToken(
  db: Database,
  token: ShopTokenRecord & { token_hash: Buffer; issued_at: Date },
): Promise<void> {
  const { token_hash: _, ...rest } = token;
  await db
    .insertInto('shop_token')
    .values(token)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(rest))
    .execute();
}

export async function updateTokenCart(db: Database, hash: Buffer, cartId: string): Promise<void> {
  await db.updateTable('shop_token').set({ cart_id: cartId }).where('token_hash', '=', hash).execute();
}

/** A few at a time: whoever chooses a shop does not wait for a large clearing. */
export async function deleteShopTokens(db: Database, issuedUntil: Date): Promise<void> {
  await sql`
    delete from shop_token where token_hash in (
      select token_hash from shop_token where issued_at <= ${issuedUntil}
      order by issued_at limit 20 for update skip locked)`.execute(db);
}
