import type { CartContext } from '../cart-context.ts';
import { readerOf, showCart } from '../cart-asked.ts';
import { readCart } from '../cart-reader.ts';
import type { CartView } from '../cart-view.ts';

export async function customCart(
  context: CartContext,
  { id, token }: { id: string; token?: string | null | undefined },
): Promise<CartView> {
  const reader = readerOf(context, token);
  return showCart(context, reader, await readCart(context.db, reader, id));
}
