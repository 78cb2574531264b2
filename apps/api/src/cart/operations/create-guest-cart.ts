import type { CreateGuestCartInput } from '@nuancier/contract/api-types.ts';
import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { readerOf, showCart } from '../cart-request.ts';
import { ownerOf, readCart } from '../access/cart-reader.ts';
import type { CartView } from '../view/cart-view.ts';
import { openGuestCart } from '../access/open-cart.ts';

export async function createGuestCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'db' | 'catalogue'>,
  input: CreateGuestCartInput | null | undefined,
): Promise<{ cart: CartView }> {
  if (ownerOf(context.viewer) !== null) throw new Refusal('GUEST_CART_ONLY');
  const reader = readerOf(context, null);
  const id = await openGuestCart(context, reader, input?.cart_uid || null);
  return { cart: await showCart(context, reader, await readCart(context.db, reader, id)) };
}
