import type {
  CartUserInputError,
  CheckoutUserInputError,
  CheckoutUserInputErrorCodes,
  MutationReorderItemsArgs,
} from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { orderSeenBy } from '../../orders/orders.ts';
import type { OrderLine } from '../../orders/orders.ts';
import { addItems } from '../changes/add-items.ts';
import { readerOf, showCart } from '../cart-request.ts';
import { userError } from '../view/cart-texts.ts';
import type { CartView } from '../view/cart-view.ts';
import { customerCartId } from '../access/open-cart.ts';
import { enteredAgain } from '../changes/wanted-line.ts';
import type { WantedItem } from '../changes/wanted-line.ts';

type Reordered = { cart: CartView; userInputErrors: CheckoutUserInputError[]; added: number };

/** Judged and priced as if each line were wanted for the first time; into the customer's cart, beside what is there. */
export async function reorderItems(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'>,
  { orderNumber, lines: ids }: MutationReorderItemsArgs,
): Promise<Reordered> {
  const { db, viewer, now } = context;
  const order = await orderSeenBy(db, viewer, orderNumber);
  const lines = chosenLines(order.lines, ids ?? null);
  const cartId = await customerCartId(db, allowed(viewer, 'use-account'), now());
  const reader = readerOf(context, null);
  const { reckoned, refusals } = await addItems(db, reader, await context.catalogue(), {
    cartId,
    items: lines.map(wantedAgain),
    whole: false,
  });
  return {
    cart: await showCart(context, reader, reckoned),
    userInputErrors: refusals.map(({ code, sku, nth }) =>
      lineError(userError(context.refusals, code, sku), lines[nth]),
    ),
    added: lines.length - refusals.length,
  };
}

function chosenLines(all: readonly OrderLine[], ids: readonly string[] | null): readonly OrderLine[] {
  if (ids === null) return all;
  const wanted = new Set(ids);
  const chosen = all.filter(({ id }) => wanted.has(String(id)));
  if (chosen.length === 0 || chosen.length !== wanted.size) throw new Refusal('REORDER_LINES');
  return chosen;
}

function wantedAgain({ articleSku, quantity, tint }: OrderLine): WantedItem {
  const again = tint && { hex: tint.customColorExa, label: tint.customerColorLabel, code: tint.code };
  return {
    sku: articleSku,
    quantity,
    parentSku: null,
    pricingUnit: null,
    optionUids: [],
    entered: enteredAgain(again),
  };
}

function lineError(said: CartUserInputError, line: OrderLine | undefined): CheckoutUserInputError {
  return {
    code: codeOf(said.code),
    message: said.message,
    path: ['orderNumber'],
    order_item_id: String(line?.id ?? ''),
    product_name: line?.name ?? said.sku ?? '',
  };
}

function codeOf(code: string): CheckoutUserInputErrorCodes {
  return code === 'PRODUCT_NOT_FOUND' || code === 'NOT_SALABLE' || code === 'INSUFFICIENT_STOCK'
    ? code
    : 'UNDEFINED';
}
