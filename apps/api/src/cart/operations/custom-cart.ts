import type { CartContext } from '../cart-context.ts';
import { readerOf, showCart } from '../cart-request.ts';
import { readCart } from '../access/cart-reader.ts';
import type { CartView } from '../view/cart-view.ts';

export async function customCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  { id, token }: { id: string; token?: string | null | undefined },
): Promise<CartView> {
  const reader = readerOf(context, token);
  return showCart(context, reader, await readCart(context.db, reader, id));
}
