import type {
  CartUserInputError,
  MutationAddWishlistItemsToCartArgs,
  WishlistCartUserInputError,
  WishlistCartUserInputErrorType,
} from '@nuancier/contract/api-types.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CartContext } from '../cart-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { lockWished, takeFromList } from '../../wishlists/wishlists.ts';
import type { WishlistItem } from '../../wishlists/wishlists.ts';
import { addItemsWithin } from '../changes/add-items.ts';
import type { ItemRefusal } from '../changes/add-items.ts';
import { readerOf } from '../cart-request.ts';
import type { CartReader } from '../access/cart-reader.ts';
import { userError } from '../view/cart-texts.ts';
import { customerCartId } from '../access/open-cart.ts';
import { enteredAgain } from '../changes/wanted-line.ts';
import type { WantedItem } from '../changes/wanted-line.ts';

/**
 * As in Magento, added items leave one's own list and refused ones stay. Lists are locked before the cart everywhere,
 * so that two requests cannot deadlock.
 */
export async function addWishlistItemsToCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'>,
  { wishlistId: asked, wishlistItemIds: ids }: MutationAddWishlistItemsToCartArgs,
) {
  const { db, viewer, now } = context;
  const customer = allowed(viewer, 'use-account');
  const reader = readerOf(context, null);
  const catalogue = await context.catalogue();
  return db.transaction().execute(async (transaction) => {
    const wished = await lockWished(transaction, customer, {
      wishlistId: asked,
      ids: ids ?? [],
      now: now(),
    });
    const { list, items } = wished;
    const refusals = await fillCart(transaction, { customer, reader, catalogue }, items);
    const refused = new Set(refusals.map(({ nth }) => nth));
    const taken = items.filter((_item, nth) => !refused.has(nth));
    return {
      wishlist: await takeFromList(transaction, wished, taken, now()),
      status: refusals.length === 0,
      add_wishlist_items_to_cart_user_errors: refusals.map((refusal) =>
        itemError(userError(context.refusals, refusal.code, refusal.sku), list.id, items[refusal.nth]),
      ),
    };
  });
}

async function fillCart(
  db: DatabaseTransaction,
  { customer, reader, catalogue }: { customer: Customer; reader: CartReader; catalogue: Catalogue },
  items: readonly WishlistItem[],
): Promise<readonly ItemRefusal[]> {
  if (items.length === 0) return [];
  const cartId = await customerCartId(db, customer, reader.now);
  const addition = { cartId, items: items.map(wantedOf), whole: false };
  const { refusals } = await addItemsWithin(db, reader, catalogue, addition);
  return refusals;
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
  { code, message }: CartUserInputError,
  listId: number,
  item: WishlistItem | undefined,
): WishlistCartUserInputError {
  return { code: codeOf(code), message, wishlistId: String(listId), wishlistItemId: item?.uid ?? '' };
}

function codeOf(code: string): WishlistCartUserInputErrorType {
  return code === 'PRODUCT_NOT_FOUND' || code === 'NOT_SALABLE' || code === 'INSUFFICIENT_STOCK'
    ? code
    : 'UNDEFINED';
}
