import type { CartContext } from '../cart-context.ts';
import { readerOf } from '../cart-request.ts';
import { ownerOf } from '../access/cart-reader.ts';
import { customerCartId, openGuestCart } from '../access/open-cart.ts';

type Asked = { cartId?: string | null | undefined; token?: string | null | undefined };

/** A customer has one cart: its id is returned, whatever id was asked for. */
export async function createEmptyCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'db'>,
  { cartId, token }: Asked,
): Promise<string> {
  const { db, viewer, now } = context;
  const isCustomer = viewer.kind === 'customer' && ownerOf(viewer) !== null;
  if (isCustomer) return customerCartId(db, viewer, now());
  return openGuestCart(context, readerOf(context, token), cartId || null);
}
