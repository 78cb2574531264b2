// The door of the favourites lists: what a cart is filled from.
import { allowed } from '../allowed.ts';
import type { Context } from '../context.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { writeItems } from './change-items.ts';
import { itemNamed } from './item-named.ts';
import { shownList } from './open-list.ts';
import { selectItems } from './wishlist-items-store.ts';
import type { WishlistItem, WishlistRecord } from './wishlist-record.ts';
import { holdLists, selectLists } from './wishlists-store.ts';
import { wishlistView } from './wishlists-view.ts';
import type { WishlistView } from './wishlists-view.ts';

export { offered } from './offered.ts';
export type { WishlistItem } from './wishlist-record.ts';

/** `all`: what stands in the list; `items`: those of it that are wanted. */
type Wished = { list: WishlistRecord; all: readonly WishlistItem[]; items: readonly WishlistItem[] };

/** Those named, or all, held until the transaction ends; an item that is not of this list stops the rest. */
export async function holdWished(
  db: DatabaseTransaction,
  customerId: number,
  { wishlistId, ids }: { wishlistId: string; ids: readonly string[] },
): Promise<Wished> {
  await holdLists(db, customerId);
  const list = shownList(await selectLists(db, customerId), customerId, wishlistId);
  const all = (await selectItems(db, [list.id])).get(list.id) ?? [];
  const items = ids.length === 0 ? all : [...new Set(ids)].map((id) => itemNamed(all, id));
  return { list, all, items };
}

/** The products of one of the viewer's own lists, by reference. */
export async function productsOfList(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  wishlistId: string,
): Promise<string[]> {
  const { customerId } = allowed(viewer, 'use-account');
  const list = shownList(await selectLists(db, customerId), customerId, wishlistId);
  const items = (await selectItems(db, [list.id])).get(list.id) ?? [];
  return items.map(({ parentSku }) => parentSku);
}

export async function takeFromList(
  db: DatabaseTransaction,
  { list, all }: Wished,
  taken: readonly WishlistItem[],
  now: Date,
): Promise<WishlistView> {
  if (taken.length === 0) return wishlistView(list);
  const after = all.filter((item) => !taken.includes(item));
  return wishlistView(await writeItems(db, list, { before: all, after, now }));
}
