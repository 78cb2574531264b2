import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { makeList } from '../open-list.ts';
import { holdLists } from '../wishlists-store.ts';
import { wishlistView } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

export async function addWishlist(
  { db, viewer, now }: Pick<Context, 'db' | 'viewer' | 'now'>,
  name: string,
): Promise<WishlistView> {
  const { customerId } = allowed(viewer, 'use-account');
  const list = await db.transaction().execute(async (transaction) => {
    await holdLists(transaction, customerId);
    return makeList(transaction, customerId, name, now());
  });
  return wishlistView(list);
}
