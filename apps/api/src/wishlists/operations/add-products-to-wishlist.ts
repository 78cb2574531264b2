import type {
  MutationAddProductsToWishlistArgs,
  MutationAddProductToWishListArgs,
  WishListUserInputError,
} from '@nuancier/contract/api-types.ts';
import { sameLine } from '@nuancier/domain/cart/cart-line.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { MOST_ITEMS, NEW_LIST } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { allowed } from '../../refusals/allowed.ts';
import { findSoldArticle, getBestSimpleProduct } from '../../catalogue/catalogue.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { given } from '../../request/given.ts';
import { changeItems } from '../items/change-items.ts';
import { factsOf } from '../items/item-facts.ts';
import type { ListAsked } from '../lists/open-list.ts';
import { coloursOf, wishedItem, withItem } from '../items/wished-item.ts';
import type { WishedArticle } from '../items/wished-item.ts';
import { itemView } from '../items/wishlist-item-view.ts';
import type { WishlistItemView } from '../items/wishlist-item-view.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';
import { userError, wishlistView } from '../wishlists-view.ts';
import type { ItemRefused, WishlistView } from '../wishlists-view.ts';

export type AddedToWishlist = {
  wishlist: WishlistView;
  user_errors: WishListUserInputError[];
  added_items: WishlistItemView[];
};

export async function addProductsToWishlist(
  context: Pick<WishlistsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'>,
  { wishlistId, wishlistItems }: MutationAddProductsToWishlistArgs,
): Promise<AddedToWishlist> {
  allowed(context.viewer, 'use-account');
  const wishes = wishlistItems.slice(0, MOST_ITEMS + 1).map((item) => ({
    sku: item.sku,
    quantity: item.quantity,
    parentSku: item.parent_sku ?? null,
    optionUids: given(item.selected_options),
    entered: given(item.entered_options),
  }));
  const named = await Promise.all(wishes.map((wish) => withArticle(context, wish)));
  return addWishes(context, { wishlistId }, named);
}

/** Magento's clients add a product before a choice is made: its best article is taken. */
async function withArticle(
  context: Pick<WishlistsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  wish: WishedArticle,
): Promise<WishedArticle> {
  if (wish.optionUids.length > 0) return wish;
  const chosen = findSoldArticle(await context.catalogue(), wish.sku, []);
  if (chosen.kind !== 'choice-missing') return wish;
  const best = await getBestSimpleProduct(context, wish.sku);
  return best === null ? wish : { ...wish, sku: best.articleCode };
}

export function addProductToWishList(
  context: Pick<WishlistsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'>,
  { wishlistId, name, items }: MutationAddProductToWishListArgs,
): Promise<AddedToWishlist> {
  const wishes = items.map((item) => ({
    sku: item.product,
    quantity: item.quantity ?? 1,
    parentSku: item.parent_sku ?? null,
    optionUids: item.selectedOptionsUids ?? [],
    entered: item.enteredOptions ?? [],
  }));
  return addWishes(context, { wishlistId, name }, wishes);
}

/** Each wish is judged by itself, in order, on the list as those before it left it. */
async function addWishes(
  context: Pick<WishlistsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'>,
  asked: ListAsked,
  wishes: readonly WishedArticle[],
): Promise<AddedToWishlist> {
  const customer = allowed(context.viewer, 'use-account');
  if (wishes.length > MOST_ITEMS) throw new Refusal('WISHLIST_FULL');
  const now = context.now();
  const catalogue = await context.catalogue();
  const colours = await coloursOf(context.db, wishes);
  const read = wishes.map((wish) => ({ sku: wish.sku, item: wishedItem(wish, catalogue, colours, now) }));
  const refused: ItemRefused[] = [];
  const wished: WishlistItem[] = [];
  let after: readonly WishlistItem[] = [];
  const list = await changeItems(context.db, { customer, now }, asked, (before) => {
    after = before;
    for (const { sku, item } of read) {
      const grown = item.ok ? withItem(after, item.value) : item;
      if (!grown.ok) refused.push({ sku, code: grown.refusal });
      else after = grown.value;
      if (grown.ok && item.ok) wished.push(item.value);
    }
    const [first] = refused;
    // Thrown inside the transaction: a list made for nothing is not made.
    if (asked.wishlistId === String(NEW_LIST) && wished.length === 0 && first !== undefined)
      throw new Refusal(first.code);
    return after;
  });
  // Other tints of the same articles count for the price.
  const alike = after.filter((item) => wished.some((one) => one.articleSku === item.articleSku));
  const [facts = []] = await factsOf(context, [alike]);
  const standing = facts.filter(({ item }) => wished.some((one) => sameLine(one, item)));
  const viewer = { catalogue, showsPrices: mayViewPrice(context.viewer) };
  return {
    wishlist: wishlistView(list),
    user_errors: refused.map((item) => userError(context.refusals, item)),
    added_items: standing.map((one) => itemView(one, viewer)),
  };
}
