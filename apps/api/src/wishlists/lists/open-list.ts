// Finds the list meant, of the reader's own or of the company's. Callers that change a list must lock it.
import type { ListReader } from '@nuancier/domain/wishlists/list-share.ts';
import {
  FIRST_LIST,
  impliedListId,
  MOST_LISTS,
  NEW_LIST,
} from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { sameName, wishlistName } from '@nuancier/domain/wishlists/wishlist-name.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { wishlistCopy } from './wishlist-copy.ts';
import type { WishlistRecord } from './wishlist-record.ts';
import { lockLists, insertList, insertListAs, selectList, selectLists } from './wishlists-store.ts';

export type ListAsked = { wishlistId: string; name?: string | null | undefined };

/**
 * Locked with all the lists of its owner, then read, so that concurrent changes see each other. It may only exist as
 * a view so far: `ensureList` creates it before a write.
 */
export async function lockList(
  db: DatabaseTransaction,
  reader: ListReader,
  { wishlistId, name }: ListAsked,
  now: Date,
): Promise<WishlistRecord> {
  const ownerId = await ownerOf(db, reader, wishlistId);
  await lockLists(db, ownerId);
  if (wishlistId === String(NEW_LIST)) return makeList(db, reader.customerId, name ?? '', now);
  const list = await shownList(db, reader, wishlistId);
  // Shared or taken over at this moment: not the one that is locked.
  if (list.ownerId !== ownerId) throw new Refusal('WISHLIST_NOT_FOUND');
  return list;
}

/** Of what the reader cannot open, and of what is not made yet: the reader. */
export async function ownerOf(db: Database, reader: ListReader, wishlistId: string): Promise<number> {
  return (await kept(db, reader, wishlistId))?.ownerId ?? reader.customerId;
}

/** Another's that is not shared with the reader is answered like one that does not exist. */
export async function shownList(
  db: Database,
  reader: ListReader,
  wishlistId: string,
): Promise<WishlistRecord> {
  const list = await kept(db, reader, wishlistId);
  if (list !== undefined) return list;
  const shown = shownLists(await selectLists(db, reader.customerId), reader.customerId);
  const [first] = shown;
  return wishlistId === String(FIRST_LIST) && first ? first : listNamed(shown, wishlistId);
}

const WHOLE = /^-?\d{1,10}$/;
const LARGEST_ID = 2 ** 31 - 1;

function kept(db: Database, reader: ListReader, wishlistId: string) {
  const isId = WHOLE.test(wishlistId) && Math.abs(Number(wishlistId)) <= LARGEST_ID;
  return isId ? selectList(db, reader, Number(wishlistId)) : undefined;
}

/** A customer without a list sees an empty one, which is created when something is put in it. */
export function shownLists(lists: readonly WishlistRecord[], customerId: number): readonly WishlistRecord[] {
  if (lists.length > 0) return lists;
  return [
    {
      id: impliedListId(customerId),
      name: wishlistCopy.firstName,
      count: 0,
      updatedAt: null,
      ownerId: customerId,
      ownerName: '',
      ownerLeft: false,
      share: 'private',
      access: 'own',
    },
  ];
}

/** Made if it was only shown so far. */
export async function ensureList(db: Database, list: WishlistRecord, now: Date): Promise<WishlistRecord> {
  if (list.updatedAt !== null) return list;
  return insertListAs(db, { id: list.id, customerId: list.ownerId, name: list.name }, now);
}

/** Items may be changed by the owner, and by colleagues if the owner allows it. */
export function editable(list: WishlistRecord): WishlistRecord {
  if (list.access === 'reads') throw new Refusal('WISHLIST_READ_ONLY');
  return list;
}

/** Only the owner renames, shares or deletes it. */
export function owned(list: WishlistRecord): WishlistRecord {
  if (list.access !== 'own') throw new Refusal('WISHLIST_NOT_YOURS');
  return list;
}

function listNamed(lists: readonly WishlistRecord[], wishlistId: string): WishlistRecord {
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
