import type { MutationSetCurrentShopArgs, ShopChoice } from '@nuancier/contract/api-types.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { chooseShop, chooseShopOnce, endShopOnce } from '../../customers/customers.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { findShop, issueShopToken, liveShopToken } from '../../stores/stores.ts';
import { moveCart } from '../cart.ts';

/**
 * Ties the shop to the token, to the customer who asks, and to the cart. In a customer's name it is for this purchase,
 * whatever was asked: « Mon magasin » is the customer's own choice.
 */
export async function setCurrentShop(
  db: DatabasePool,
  viewer: Viewer,
  { shopCode, token, cartId, once }: MutationSetCurrentShopArgs,
  now: Date,
): Promise<ShopChoice> {
  if (cartId && !CART_ID.test(cartId)) throw new Refusal('BAD_CART_ID');
  if ((await findShop(db, shopCode)) === undefined) throw new Refusal('UNKNOWN_STORE');
  return db.transaction().execute(async (transaction) => {
    const live = await liveShopToken(transaction, viewer, token, now);
    const before = cartId || (live?.cart_id ?? null);
    const cart = await moveCart(transaction, { cartId: before, viewer, shopCode }, now);
    if (viewer.kind === 'customer') {
      const { customerId, ownShopCode, representativeId } = viewer;
      if (!once && representativeId === null) await chooseShop(transaction, customerId, shopCode);
      else if (shopCode === ownShopCode) await endShopOnce(transaction, customerId);
      else await chooseShopOnce(transaction, customerId, shopCode);
    }
    const tokenId = await issueShopToken(transaction, viewer, { shopCode, cartId: cart }, now, live?.token);
    return { token_id: tokenId, cart_id: cart };
  });
}

const CART_ID = /^[\w-]{1,64}$/;
