import type { MutationShareWishlistArgs } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { listReader } from '../lists/list-reader.ts';
import { lockList, ensureList, owned } from '../lists/open-list.ts';
import { shareWithin } from '../lists/share-within.ts';
import { shareAsked, wishlistView } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

export async function shareWishlist(
  { db, viewer, now }: Pick<WishlistsContext, 'db' | 'viewer' | 'now'>,
  { wishlistId, share }: MutationShareWishlistArgs,
): Promise<WishlistView> {
  const customer = allowed(viewer, 'share-lists');
  const shared = await db.transaction().execute(async (transaction) => {
    const list = owned(await lockList(transaction, listReader(customer), { wishlistId }, now()));
    const ensured = await ensureList(transaction, list, now());
    return shareWithin(transaction, customer, ensured, shareAsked(share));
  });
  return wishlistView(shared);
}
