import type {
  CartUserInputError,
  CheckoutUserInputError,
  CheckoutUserInputErrorCodes,
  MutationReorderItemsArgs,
} from '@nuancier/contract/api-types.ts';
import { customerLabel } from '@nuancier/domain/catalogue/articles/current-product.ts';
import { baseNeeded } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { orderSeenBy } from '../../orders/orders.ts';
import type { OrderLine, OrderTint } from '../../orders/orders.ts';
import { articleInstead, findColours } from '../../catalogue/catalogue.ts';
import type { Catalogue, ChartColour } from '../../catalogue/catalogue.ts';
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
  const catalogue = await context.catalogue();
  const colours = await findColours(db, [...new Set(lines.flatMap(({ tint }) => tint?.code ?? []))]);
  const { reckoned, refusals } = await addItems(db, reader, catalogue, {
    cartId,
    items: lines.map((line) => wantedAgain(line, catalogue, colours)),
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

type Colours = ReadonlyMap<string, ChartColour>;

function wantedAgain(line: OrderLine, catalogue: Catalogue, colours: Colours): WantedItem {
  const { articleSku, parentSku, conditioning, tint } = line;
  const again = tint && tintAgain(line, tint, colours);
  const base =
    tint && baseNeeded({ hex: tint.customColorExa, base: colours.get(tint.code ?? '')?.base ?? null });
  return {
    sku:
      base === null
        ? articleSku
        : articleInstead(catalogue, { sku: articleSku, productSku: parentSku, conditioning, base }),
    quantity: line.quantity,
    parentSku: null,
    pricingUnit: null,
    optionUids: [],
    entered: enteredAgain(again),
  };
}

/** A tint that has left the charts is made as it was sold: by its colour, under the name it had. */
function tintAgain({ made }: OrderLine, tint: OrderTint, colours: Colours) {
  const { customColorExa: hex, customerColorLabel: label, code } = tint;
  if (code === null || colours.has(code)) return { hex, label, code };
  return { hex, label: label ?? customerLabel([code, made?.name].filter(Boolean).join(' ')), code: null };
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
