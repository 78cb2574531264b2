import type { MutationAddWishlistArgs } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { makeList } from '../lists/open-list.ts';
import { shareWithin } from '../lists/share-within.ts';
import { lockLists } from '../lists/wishlists-store.ts';
import { shareAsked, wishlistView } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

export async function addWishlist(
  { db, viewer, now }: Pick<WishlistsContext, 'db' | 'viewer' | 'now'>,
  { name, share: asked }: MutationAddWishlistArgs,
): Promise<WishlistView> {
  const share = shareAsked(asked);
  const customer = allowed(viewer, share === 'private' ? 'use-account' : 'share-lists');
  const list = await db.transaction().execute(async (transaction) => {
    await lockLists(transaction, customer.customerId);
    const made = await makeList(transaction, customer.customerId, name, now());
    return shareWithin(transaction, customer, made, share);
  });
  return wishlistView(list);
}
