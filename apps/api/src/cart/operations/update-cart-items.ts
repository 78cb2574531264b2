import type { CartItemUpdateInput, UpdateCartItemsInput } from '@nuancier/contract/api-types.ts';
import { setQuantity } from '@nuancier/domain/cart/set-quantity.ts';
import type { SetRefusal } from '@nuancier/domain/cart/set-quantity.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import type { RefusalCode } from '../../refusal-messages.ts';
import { gatherFacts } from '../article-facts.ts';
import type { Facts } from '../article-facts.ts';
import { readerOf, showCart } from '../cart-asked.ts';
import type { CartLine } from '../cart-record.ts';
import type { CartView } from '../cart-view.ts';
import { changeCart } from '../change-cart.ts';

const REFUSALS = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  BAD_QUANTITY: 'PACK_COUNT',
  UNKNOWN_LINE: 'CART_ITEM_NOT_FOUND',
} as const satisfies Record<SetRefusal, RefusalCode>;

/** All of them or none. */
export async function updateCartItems(
  context: Context,
  input: UpdateCartItemsInput | null | undefined,
): Promise<{ cart: CartView }> {
  if (!input) throw new Refusal('CART_INPUT_MISSING');
  const reader = readerOf(context, input.token_id);
  const updates = input.cart_items.map(({ cart_item_uid: uid, quantity }) => ({
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
      return { lines: updated(lines, updates, facts), couponCode: cart.couponCode, facts };
    },
  );
  return { cart: await showCart(context, reader, reckoned) };
}

type Update = { uid: NonNullable<CartItemUpdateInput['cart_item_uid']>; quantity: number };

function updated(
  lines: readonly CartLine[],
  updates: readonly Update[],
  { articles }: Facts,
): readonly CartLine[] {
  return updates.reduce<readonly CartLine[]>((now, update) => {
    const verdict = setQuantity(now, update, (sku) => articles.get(sku)?.offer);
    if (!verdict.ok) throw new Refusal(REFUSALS[verdict.refusal]);
    return verdict.value;
  }, lines);
}
