// Magento's older additions, one per kind of product: as a whole or not at all.
import type {
  AddConfigurableProductsToCartInput,
  AddSimpleProductsToCartInput,
} from '@nuancier/contract/api-types.ts';
import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { given } from '../../request/given.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { addItems } from '../changes/add-items.ts';
import { readerOf, showCart } from '../cart-request.ts';
import { readCart } from '../access/cart-reader.ts';
import type { CartView } from '../view/cart-view.ts';
import { wantedItem } from '../changes/wanted-line.ts';
import type { WantedItem } from '../changes/wanted-line.ts';

export function addSimpleProductsToCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  input: AddSimpleProductsToCartInput | null | undefined,
): Promise<{ cart: CartView }> {
  const items = given(input?.cart_items).map(({ data, customizable_options: options }) =>
    wantedItem(data, given(options)),
  );
  return addWhole(context, input, items);
}

export function addConfigurableProductsToCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  input: AddConfigurableProductsToCartInput | null | undefined,
): Promise<{ cart: CartView }> {
  const items = given(input?.cart_items).map(
    ({ data, variant_sku: variant, parent_sku: parent, customizable_options: options }) =>
      wantedItem(
        { ...data, sku: variant ?? data.sku, parent_sku: parent ?? data.parent_sku ?? null },
        given(options),
      ),
  );
  return addWhole(context, input, items);
}

/**
 * Kinds of product the shop does not sell: refused only after the cart is found, like every other answer about it.
 */
export async function refuseKind(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db'>,
  input: { cart_id: string } | null | undefined,
  code: RefusalCode,
): Promise<never> {
  if (!input) throw new Refusal('CART_INPUT_MISSING');
  await readCart(context.db, readerOf(context, null), input.cart_id);
  throw new Refusal(code);
}

async function addWhole(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  input: { cart_id: string; token_id?: string | null | undefined } | null | undefined,
  items: readonly WantedItem[] = [],
): Promise<{ cart: CartView }> {
  if (!input) throw new Refusal('CART_INPUT_MISSING');
  const reader = readerOf(context, input.token_id);
  const addition = { cartId: input.cart_id, items, whole: true };
  const { reckoned } = await addItems(context.db, reader, await context.catalogue(), addition);
  return { cart: await showCart(context, reader, reckoned) };
}
