import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { listNamed, shownLists } from '../open-list.ts';
import { deleteList, holdLists, selectLists } from '../wishlists-store.ts';
import { wishlistViews } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

/** Also the last one: the next favourite makes a list anew. */
export async function deleteWishlist(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  wishlistId: string,
): Promise<{ status: true; wishlists: WishlistView[] }> {
  const { customerId } = allowed(viewer, 'use-account');
  return db.transaction().execute(async (transaction) => {
    await holdLists(transaction, customerId);
    const lists = await selectLists(transaction, customerId);
    const list = listNamed(lists, wishlistId);
    const others = lists.filter((other) => other !== list);
    await deleteList(transaction, list.id);
    return { status: true, wishlists: wishlistViews(shownLists(others, customerId)) };
  });
}
