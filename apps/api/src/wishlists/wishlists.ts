// The door of the favourites lists: what a cart is filled from.
import { FIRST_LIST } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import type { Database, DatabasePool } from '../database/tables.ts';
import { changeItems } from './change-items.ts';
import type { Owner } from './change-items.ts';
import { itemNamed } from './item-named.ts';
import { listNamed, shownLists } from './open-list.ts';
import { selectItems } from './wishlist-items-store.ts';
import type { WishlistItem } from './wishlist-record.ts';
import { selectLists } from './wishlists-store.ts';
import { wishlistView } from './wishlists-view.ts';
import type { WishlistView } from './wishlists-view.ts';

export { offered } from './offered.ts';
export type { WishlistItem } from './wishlist-record.ts';

/** Those named, or all; an item that is not of this list stops the rest. */
export async function wishedItems(
  db: Database,
  customerId: number,
  { wishlistId, ids }: { wishlistId: string; ids: readonly string[] },
): Promise<{ wishlistId: string; items: readonly WishlistItem[] }> {
  const lists = shownLists(await selectLists(db, customerId), customerId);
  const [first] = lists;
  const list = wishlistId === String(FIRST_LIST) && first ? first : listNamed(lists, wishlistId);
  const all = (await selectItems(db, [list.id])).get(list.id) ?? [];
  const items = ids.length === 0 ? all : [...new Set(ids)].map((id) => itemNamed(all, id));
  return { wishlistId: String(list.id), items };
}

/** What has gone meanwhile is gone. */
export async function takeFromList(
  db: DatabasePool,
  owner: Owner,
  wishlistId: string,
  taken: readonly WishlistItem[],
): Promise<WishlistView> {
  const uids = new Set(taken.map(({ uid }) => uid));
  const list = await changeItems(db, owner, { wishlistId }, (items) =>
    items.filter(({ uid }) => !uids.has(uid)),
  );
  return wishlistView(list);
}
