import type { MutationUpdateWishlistArgs, UpdateWishlistOutput } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { freeName, keptList, listNamed, shownLists } from '../open-list.ts';
import { holdLists, renameList, selectLists } from '../wishlists-store.ts';

/** Lists stay private whatever is asked: there is nothing but the name to change. */
export async function updateWishlist(
  { db, viewer, now }: Pick<Context, 'db' | 'viewer' | 'now'>,
  { wishlistId, name: wanted }: MutationUpdateWishlistArgs,
): Promise<UpdateWishlistOutput> {
  const { customerId } = allowed(viewer, 'use-account');
  const name = await db.transaction().execute(async (transaction) => {
    await holdLists(transaction, customerId);
    const lists = await selectLists(transaction, customerId);
    const list = listNamed(shownLists(lists, customerId), wishlistId);
    if (wanted === undefined || wanted === null) return list.name;
    const others = lists.filter((other) => other.id !== list.id);
    const free = freeName(others, wanted);
    const kept = await keptList(transaction, customerId, list, now());
    await renameList(transaction, kept.id, free, now());
    return free;
  });
  return { name, uid: wishlistId, visibility: 'PRIVATE' };
}
