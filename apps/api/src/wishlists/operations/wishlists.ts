import { FIRST_LIST } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { listReader } from '../lists/list-reader.ts';
import { shownList, shownLists } from '../lists/open-list.ts';
import { selectCompanyLists, selectLists } from '../lists/wishlists-store.ts';
import { wishlistView } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

type Asking = Pick<WishlistsContext, 'db' | 'viewer'>;

/** The viewer's own, the oldest first. A page beyond the last is empty: the contract has no count to go by. */
export async function wishlists(
  { db, viewer }: Asking,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
): Promise<WishlistView[]> {
  const { customerId } = allowed(viewer, 'use-account');
  const lists = shownLists(await selectLists(db, customerId), customerId);
  return lists.slice((currentPage - 1) * pageSize, currentPage * pageSize).map(wishlistView);
}

export async function companyWishlists({ db, viewer }: Asking): Promise<WishlistView[] | null> {
  const reader = listReader(allowed(viewer, 'use-account'));
  return reader.companyId === null ? null : (await selectCompanyLists(db, reader)).map(wishlistView);
}

export async function getWishlist({ db, viewer }: Asking, id: string): Promise<WishlistView | null> {
  const list = await shownList(db, listReader(allowed(viewer, 'use-account')), id);
  return id === String(FIRST_LIST) && list.updatedAt === null ? null : wishlistView(list);
}
