import type { MutationRemoveProductsFromWishlistArgs } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { changeItems } from '../items/change-items.ts';
import { itemNamed } from '../items/item-named.ts';
import { wishlistView } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

/** All of them or none: an item that is not of this list stops the rest. */
export async function removeProductsFromWishlist(
  { db, viewer, now }: Pick<WishlistsContext, 'db' | 'viewer' | 'now'>,
  { wishlistId, wishlistItemsIds: ids }: MutationRemoveProductsFromWishlistArgs,
): Promise<{ wishlist: WishlistView; user_errors: [] }> {
  const customer = allowed(viewer, 'use-account');
  const list = await changeItems(db, { customer, now: now() }, { wishlistId }, (items) => {
    const gone = new Set(ids.map((id) => itemNamed(items, id)));
    return items.filter((item) => !gone.has(item));
  });
  return { wishlist: wishlistView(list), user_errors: [] };
}
