import type {
  MutationAddWishlistItemsToCartArgs,
  WishlistCartUserInputError,
  WishlistCartUserInputErrorType,
} from '@nuancier/contract/api-types.ts';
import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { takeFromList, wishedItems } from '../../wishlists/wishlists.ts';
import type { WishlistItem } from '../../wishlists/wishlists.ts';
import { addItems } from '../add-items.ts';
import type { ItemRefusal } from '../add-items.ts';
import { readerOf } from '../cart-asked.ts';
import { userError } from '../cart-texts.ts';
import { customerCartId } from '../open-cart.ts';
import { enteredAgain } from '../wanted-line.ts';
import type { WantedItem } from '../wanted-line.ts';

/** As Magento does it: what goes into the cart leaves the list, what is refused stays in it. */
export async function addWishlistItemsToCart(
  context: Context,
  { wishlistId: asked, wishlistItemIds: ids }: MutationAddWishlistItemsToCartArgs,
) {
  const { db, viewer, now } = context;
  const customer = allowed(viewer, 'use-account');
  const { customerId } = customer;
  const { wishlistId, items } = await wishedItems(db, customerId, { wishlistId: asked, ids: ids ?? [] });
  const cartId = await customerCartId(db, customer, now());
  const { refusals } = await addItems(db, readerOf(context, null), await context.catalogue(), {
    cartId,
    items: items.map(wantedOf),
    whole: false,
  });
  const refused = new Set(refusals.map(({ nth }) => nth));
  const taken = items.filter((_item, nth) => !refused.has(nth));
  return {
    wishlist: await takeFromList(db, { customerId, now: now() }, wishlistId, taken),
    status: refusals.length === 0,
    add_wishlist_items_to_cart_user_errors: refusals.map((refusal) =>
      itemError(wishlistId, refusal, items[refusal.nth]),
    ),
  };
}

function wantedOf({ articleSku, quantity, tint }: WishlistItem): WantedItem {
  return {
    sku: articleSku,
    quantity,
    parentSku: null,
    pricingUnit: null,
    optionUids: [],
    entered: enteredAgain(tint),
  };
}

function itemError(
  wishlistId: string,
  { code, sku }: ItemRefusal,
  item: WishlistItem | undefined,
): WishlistCartUserInputError {
  const said = userError(code, sku);
  return { code: codeOf(said.code), message: said.message, wishlistId, wishlistItemId: item?.uid ?? '' };
}

function codeOf(code: string): WishlistCartUserInputErrorType {
  return code === 'PRODUCT_NOT_FOUND' || code === 'NOT_SALABLE' || code === 'INSUFFICIENT_STOCK'
    ? code
    : 'UNDEFINED';
}
