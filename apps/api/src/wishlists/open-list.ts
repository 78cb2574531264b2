// Which of the customer's lists is meant. Lists must be held by whoever is going to change one.
import {
  FIRST_LIST,
  impliedListId,
  MOST_LISTS,
  NEW_LIST,
} from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { sameName, wishlistName } from '@nuancier/domain/wishlists/wishlist-name.ts';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../errors.ts';
import { wishlistCopy } from './wishlist-copy.ts';
import type { WishlistRecord } from './wishlist-record.ts';
import { insertList, insertListAs, selectLists } from './wishlists-store.ts';

export type ListAsked = { wishlistId: string; name?: string | null | undefined };

/** Perhaps only shown so far: made by `keptList` for whoever has something to write there. */
export async function openList(
  db: Database,
  customerId: number,
  { wishlistId, name }: ListAsked,
  now: Date,
): Promise<WishlistRecord> {
  if (wishlistId === String(NEW_LIST)) return makeList(db, customerId, name ?? '', now);
  return shownList(await selectLists(db, customerId), customerId, wishlistId);
}

/** Somebody else's is answered like one that does not exist. */
export function shownList(
  lists: readonly WishlistRecord[],
  customerId: number,
  wishlistId: string,
): WishlistRecord {
  const shown = shownLists(lists, customerId);
  const [first] = shown;
  return wishlistId === String(FIRST_LIST) && first ? first : listNamed(shown, wishlistId);
}

/** As clients are shown them: whoever has none has an empty one, which is made when something is put in it. */
export function shownLists(lists: readonly WishlistRecord[], customerId: number): readonly WishlistRecord[] {
  if (lists.length > 0) return lists;
  return [{ id: impliedListId(customerId), name: wishlistCopy.firstName, count: 0, updatedAt: null }];
}

/** Made if it was only shown so far. */
export async function keptList(
  db: Database,
  customerId: number,
  list: WishlistRecord,
  now: Date,
): Promise<WishlistRecord> {
  if (list.updatedAt !== null) return list;
  return insertListAs(db, { id: list.id, customerId, name: list.name }, now);
}

export function listNamed(lists: readonly WishlistRecord[], wishlistId: string): WishlistRecord {
  const list = lists.find(({ id }) => String(id) === wishlistId);
  if (list === undefined) throw new Refusal('WISHLIST_NOT_FOUND');
  return list;
}

export async function makeList(
  db: Database,
  customerId: number,
  text: string,
  now: Date,
): Promise<WishlistRecord> {
  const lists = await selectLists(db, customerId);
  const name = freeName(lists, text);
  if (lists.length >= MOST_LISTS) throw new Refusal('TOO_MANY_WISHLISTS');
  return insertList(db, customerId, name, now);
}

/** As it is kept; refused when another of these lists has it. */
export function freeName(others: readonly WishlistRecord[], text: string): string {
  const name = wishlistName(text);
  if (name === null) throw new Refusal('WISHLIST_NAME');
  if (others.some((other) => sameName(other.name, name))) throw new Refusal('WISHLIST_NAME_TAKEN');
  return name;
}
