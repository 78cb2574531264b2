import type { RemoveCouponFromCartInput } from '@nuancier/contract/api-types.ts';
import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { readerOf, showCart } from '../cart-request.ts';
import type { CartView } from '../view/cart-view.ts';
import { changeCart } from '../changes/change-cart.ts';

export async function removeCouponFromCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  input: RemoveCouponFromCartInput | null | undefined,
): Promise<{ cart: CartView }> {
  if (!input) throw new Refusal('CART_INPUT_MISSING');
  const reader = readerOf(context, null);
  const reckoned = await changeCart(context.db, reader, input.cart_id, (_db, { lines }) => ({
    lines,
    couponCode: null,
  }));
  return { cart: await showCart(context, reader, reckoned) };
}
