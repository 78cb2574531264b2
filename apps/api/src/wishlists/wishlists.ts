// The door of the favourites lists: what a cart is filled from.
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { allowed } from '../refusals/allowed.ts';
import type { WishlistsContext } from './wishlists-context.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { writeItems } from './items/change-items.ts';
import { itemNamed } from './items/item-named.ts';
import { listReader } from './lists/list-reader.ts';
import { lockList, shownList } from './lists/open-list.ts';
import { selectItems } from './items/wishlist-items-store.ts';
import type { WishlistItem, WishlistRecord } from './lists/wishlist-record.ts';
import { wishlistView } from './wishlists-view.ts';
import type { WishlistView } from './wishlists-view.ts';

export { moveCustomerInWishlists } from './wishlists-merging-store.ts';
export { eraseCustomerInWishlists, personalDataInWishlists } from './wishlists-privacy-store.ts';

export { offered } from './offered.ts';
export type { WishlistItem } from './lists/wishlist-record.ts';

/** `all`: every item of the list; `items`: those wanted. */
type Wished = { list: WishlistRecord; all: readonly WishlistItem[]; items: readonly WishlistItem[] };

/** The named items, or all, locked until the transaction ends; an item of another list refuses the whole. */
export async function lockWished(
  db: DatabaseTransaction,
  customer: Customer,
  { wishlistId, ids, now }: { wishlistId: string; ids: readonly string[]; now: Date },
): Promise<Wished> {
  const list = await lockList(db, listReader(customer), { wishlistId }, now);
  const all = (await selectItems(db, [list.id])).get(list.id) ?? [];
  const items = ids.length === 0 ? all : [...new Set(ids)].map((id) => itemNamed(all, id));
  return { list, all, items };
}

/** The products of a list the viewer may open, by reference. */
export async function productsOfList(
  { db, viewer }: Pick<WishlistsContext, 'db' | 'viewer'>,
  wishlistId: string,
): Promise<string[]> {
  const list = await shownList(db, listReader(allowed(viewer, 'use-account')), wishlistId);
  const items = (await selectItems(db, [list.id])).get(list.id) ?? [];
  return items.map(({ parentSku }) => parentSku);
}

/** What was ordered is done with; a colleague's list is for other people's orders too and stays as it is. */
export async function takeFromList(
  db: DatabaseTransaction,
  { list, all }: Wished,
  taken: readonly WishlistItem[],
  now: Date,
): Promise<WishlistView> {
  if (taken.length === 0 || list.access !== 'own') return wishlistView(list);
  const after = all.filter((item) => !taken.includes(item));
  return wishlistView(await writeItems(db, list, { before: all, after, now }));
}
