// Into the customer's cart, beside what is there: judged and priced as if each were wanted for the first time.
import type { CheckoutUserInputError } from '@nuancier/contract/api-types.ts';
import { ownerOfRefs } from '@nuancier/domain/cart/order-again.ts';
import { findProductOrParent } from '../../catalogue/catalogue.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { CartContext } from '../cart-context.ts';
import { readerOf, showCart } from '../cart-request.ts';
import { customerCartId } from '../access/open-cart.ts';
import { orderErrorCode } from '../view/cart-texts.ts';
import type { CartView } from '../view/cart-view.ts';
import { addItems } from './add-items.ts';
import { wantedAgain } from './wanted-again.ts';
import type { BoughtBefore } from './wanted-again.ts';

export type AgainContext = Pick<
  CartContext,
  'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'
>;

/** `name`: what a refusal calls it; `lineId`: of an order's line. */
export type OrderedBefore = BoughtBefore & { name: string; lineId: string };

export type OrderedAgain = { cart: CartView; userInputErrors: CheckoutUserInputError[]; added: number };

/** `site`: what they were for; `argument`: the one that named them. */
export async function orderAgain(
  context: AgainContext,
  bought: readonly OrderedBefore[],
  { site, argument }: { site: string | null; argument: string },
): Promise<OrderedAgain> {
  const { db, viewer, now } = context;
  const customer = allowed(viewer, 'use-account');
  const cartId = await customerCartId(db, customer, now());
  const reader = readerOf(context, null);
  const catalogue = await context.catalogue();
  const { reckoned, refusals } = await addItems(db, reader, catalogue, {
    cartId,
    items: await wantedAgain(db, catalogue, bought),
    whole: false,
    site: { ref: site, owner: ownerOfRefs(customer) },
  });
  return {
    cart: await showCart(context, reader, reckoned),
    userInputErrors: refusals.map(({ code, sku, nth, isInstead }) => {
      const before = bought[nth];
      return {
        code: orderErrorCode(code),
        message: context.refusals[code].message,
        path: [argument],
        order_item_id: before?.lineId ?? '',
        product_name: (isInstead ? findProductOrParent(catalogue, sku)?.name : before?.name) ?? sku,
      };
    }),
    added: bought.length - refusals.length,
  };
}
