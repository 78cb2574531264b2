import type { UpdateCartItemsInput } from '@nuancier/contract/api-types.ts';
import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { given } from '../../request/given.ts';
import { gatherFacts } from '../totals/article-facts.ts';
import { readerOf, showCart } from '../cart-request.ts';
import type { CartView } from '../view/cart-view.ts';
import { changeCart } from '../changes/change-cart.ts';
import { withQuantities } from '../changes/changed-quantities.ts';

/** All of them or none. */
export async function updateCartItems(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  input: UpdateCartItemsInput | null | undefined,
): Promise<{ cart: CartView }> {
  if (!input) throw new Refusal('CART_INPUT_MISSING');
  const reader = readerOf(context, input.token_id);
  const updates = given(input.cart_items).map(({ cart_item_uid: uid, quantity }) => ({
    uid: uid ?? '',
    // Left out like 0: nothing is changed.
    quantity: quantity ?? 0,
  }));
  const reckoned = await changeCart(
    context.db,
    reader,
    input.cart_id,
    async (db, { cart, lines, shopCode }) => {
      const wished = lines.map((line) => ({
        ...line,
        quantity:
          updates.findLast(({ uid, quantity }) => uid === line.uid && quantity > 0)?.quantity ??
          line.quantity,
      }));
      const facts = await gatherFacts(db, { ...reader, shopCode }, wished);
      return { lines: withQuantities(lines, updates, facts), couponCode: cart.couponCode, facts };
    },
  );
  return { cart: await showCart(context, reader, reckoned) };
}
