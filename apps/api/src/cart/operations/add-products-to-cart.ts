import type { CartUserInputError, MutationAddProductsToCartArgs } from '@nuancier/contract/api-types.ts';
import type { CartContext } from '../cart-context.ts';
import { addItems } from '../changes/add-items.ts';
import { readerOf, showCart } from '../cart-request.ts';
import { userError } from '../view/cart-texts.ts';
import type { CartView } from '../view/cart-view.ts';
import { wantedItem } from '../changes/wanted-line.ts';

export async function addProductsToCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'>,
  { cartId, cartItems }: MutationAddProductsToCartArgs,
): Promise<{ cart: CartView; user_errors: CartUserInputError[] }> {
  const reader = readerOf(context, null);
  const items = cartItems.map((item) => wantedItem(item));
  const { reckoned, refusals } = await addItems(context.db, reader, await context.catalogue(), {
    cartId,
    items,
    whole: false,
  });
  return {
    cart: await showCart(context, reader, reckoned),
    user_errors: refusals.map(({ code, sku }) => userError(context.refusals, code, sku)),
  };
}
