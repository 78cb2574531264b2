import { FIRST_LIST } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { listNamed, shownLists } from '../open-list.ts';
import { selectLists } from '../wishlists-store.ts';
import { wishlistView, wishlistViews } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

/** The viewer's own, the oldest first. A page beyond the last is empty: the contract has no count to go by. */
export async function wishlists(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
): Promise<WishlistView[]> {
  const { customerId } = allowed(viewer, 'use-account');
  const lists = shownLists(await selectLists(db, customerId), customerId);
  return wishlistViews(lists.slice((currentPage - 1) * pageSize, currentPage * pageSize));
}

export async function getWishlist(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: string,
): Promise<WishlistView | null> {
  const { customerId } = allowed(viewer, 'use-account');
  const lists = await selectLists(db, customerId);
  const [first] = lists;
  if (id === String(FIRST_LIST)) return first === undefined ? null : wishlistView(first);
  return wishlistView(listNamed(shownLists(lists, customerId), id));
}
