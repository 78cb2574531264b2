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
