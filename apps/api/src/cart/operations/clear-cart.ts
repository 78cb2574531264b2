import type { CartContext } from '../cart-context.ts';
import { readerOf, showCart } from '../cart-request.ts';
import type { CartView } from '../view/cart-view.ts';
import { changeCart } from '../changes/change-cart.ts';

export async function clearCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  cartId: string,
): Promise<{ cart: CartView }> {
  const reader = readerOf(context, null);
  const reckoned = await changeCart(context.db, reader, cartId, () => ({ lines: [], couponCode: null }));
  return { cart: await showCart(context, reader, reckoned) };
}
