import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { readerOf } from '../cart-asked.ts';
import { cartKey } from '../cart-reader.ts';
import { selectTotalQuantity } from '../cart-store.ts';

export async function cartTotalQty(context: Context, cartId: string): Promise<number> {
  const packs = await selectTotalQuantity(context.db, cartKey(cartId, readerOf(context, null)));
  if (packs === undefined) throw new Refusal('CART_NOT_FOUND');
  return packs;
}
