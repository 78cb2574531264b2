// From a request to those who work on carts, and back to an answer.
import type { CartContext } from './cart-context.ts';
import { cartAnswer } from './cart.ts';
import type { CartReader } from './access/cart-reader.ts';
import type { CartView } from './view/cart-view.ts';
import type { ReckonedCart } from './totals/reckon-cart.ts';

/** A shop token among the arguments goes before the one of the header. */
export function readerOf(
  { viewer, shopToken, now }: Pick<CartContext, 'viewer' | 'shopToken' | 'now'>,
  token: string | null | undefined,
): CartReader {
  return { viewer, shopToken: token || shopToken, now: now() };
}

export async function showCart(
  { catalogue }: Pick<CartContext, 'catalogue'>,
  reader: CartReader,
  reckoned: ReckonedCart,
): Promise<CartView> {
  return cartAnswer(reckoned, reader, await catalogue());
}
