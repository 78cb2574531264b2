import { allowed } from '../../refusals/allowed.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { listReader } from '../lists/list-reader.ts';
import { lockList, owned, shownLists } from '../lists/open-list.ts';
import { deleteList, selectLists } from '../lists/wishlists-store.ts';
import { wishlistView } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

/** Also the last one: the next favourite makes a list anew. */
export async function deleteWishlist(
  { db, viewer, now }: Pick<WishlistsContext, 'db' | 'viewer' | 'now'>,
  wishlistId: string,
): Promise<{ status: true; wishlists: WishlistView[] }> {
  const customer = allowed(viewer, 'use-account');
  return db.transaction().execute(async (transaction) => {
    const list = owned(await lockList(transaction, listReader(customer), { wishlistId }, now()));
    if (list.updatedAt === null || wishlistId !== String(list.id)) throw new Refusal('WISHLIST_NOT_FOUND');
    // What colleagues read is not a representative's to take from them.
    if (list.share !== 'private' && customer.representativeId !== null) throw new Refusal('OWNERS_ONLY');
    await deleteList(transaction, list.id);
    const others = await selectLists(transaction, customer.customerId);
    return { status: true, wishlists: shownLists(others, customer.customerId).map(wishlistView) };
  });
}
