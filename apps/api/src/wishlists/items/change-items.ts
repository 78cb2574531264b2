// The one way the items of a list are changed: locked, judged, written.
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { listReader } from '../lists/list-reader.ts';
import { editable, lockList, ensureList } from '../lists/open-list.ts';
import type { ListAsked } from '../lists/open-list.ts';
import { saveItems, selectItems } from './wishlist-items-store.ts';
import type { WishlistItem, WishlistRecord } from '../lists/wishlist-record.ts';
import { touchList } from '../lists/wishlists-store.ts';

type Changer = { customer: Customer; now: Date };

type Judge = (items: readonly WishlistItem[]) => readonly WishlistItem[];

export function changeItems(
  db: DatabasePool,
  { customer, now }: Changer,
  asked: ListAsked,
  judge: Judge,
): Promise<WishlistRecord> {
  return db.transaction().execute(async (transaction) => {
    const list = editable(await lockList(transaction, listReader(customer), asked, now));
    const before = (await selectItems(transaction, [list.id])).get(list.id) ?? [];
    const after = judge(before);
    // A list that only exists as a view is created by adding an item, not by other changes.
    if (list.updatedAt === null && after.length === 0) return list;
    return writeItems(transaction, await ensureList(transaction, list, now), { before, after, now });
  });
}

export async function writeItems(
  db: DatabaseTransaction,
  list: WishlistRecord,
  { before, after, now }: { before: readonly WishlistItem[]; after: readonly WishlistItem[]; now: Date },
): Promise<WishlistRecord> {
  await saveItems(db, list.id, before, after);
  await touchList(db, list.id, now);
  return { ...list, count: after.length, updatedAt: now };
}
