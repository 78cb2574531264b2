import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { readerOf } from '../cart-request.ts';
import { cartKey } from '../access/cart-reader.ts';
import { selectTotalQuantity } from '../records/cart-store.ts';

export async function cartTotalQty(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db'>,
  cartId: string,
): Promise<number> {
  const packs = await selectTotalQuantity(context.db, cartKey(cartId, readerOf(context, null)));
  if (packs === undefined) throw new Refusal('CART_NOT_FOUND');
  return packs;
}
