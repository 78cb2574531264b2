import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

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

/** Expired tokens are removed a few at a time, so that choosing a shop never waits for a large clean-up. */
export async function upsertShopToken(
  db: Database,
  token: ShopTokenRecord & { token_hash: Buffer; issued_at: Date },
  staleUntil: Date,
): Promise<void> {
  const {
    token_hash: hash,
    customer_id: customerId,
    shop_code: shopCode,
    cart_id: cartId,
    issued_at: at,
  } = token;
  await sql`
    with swept as (
      delete from shop_token where token_hash in (
        select token_hash from shop_token where issued_at <= ${staleUntil} and token_hash <> ${hash}
        order by issued_at limit 20 for update skip locked))
    insert into shop_token (token_hash, customer_id, shop_code, cart_id, issued_at)
    values (${hash}, ${customerId}, ${shopCode}, ${cartId}, ${at})
    on conflict (token_hash) do update set customer_id = excluded.customer_id, shop_code = excluded.shop_code,
      cart_id = excluded.cart_id, issued_at = excluded.issued_at`.execute(db);
}

export async function updateTokenCart(db: Database, hash: Buffer, cartId: string): Promise<void> {
  await db.updateTable('shop_token').set({ cart_id: cartId }).where('token_hash', '=', hash).execute();
}
