import type { RemoveItemFromCartInput } from '@nuancier/contract/api-types.ts';
import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { readerOf, showCart } from '../cart-request.ts';
import type { CartView } from '../view/cart-view.ts';
import { changeCart } from '../changes/change-cart.ts';

export async function removeItemFromCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  input: RemoveItemFromCartInput | null | undefined,
): Promise<{ cart: CartView }> {
  if (!input) throw new Refusal('CART_INPUT_MISSING');
  const reader = readerOf(context, input.token_id);
  const reckoned = await changeCart(context.db, reader, input.cart_id, (_db, { cart, lines }) => {
    const remaining = lines.filter(({ uid }) => uid !== input.cart_item_uid);
    if (remaining.length === lines.length) throw new Refusal('CART_ITEM_NOT_FOUND');
    return { lines: remaining, couponCode: cart.couponCode };
  });
  return { cart: await showCart(context, reader, reckoned) };
}
