import type { MutationUpdateWishlistArgs, UpdateWishlistOutput } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { listReader } from '../lists/list-reader.ts';
import { freeName, lockList, ensureList, owned } from '../lists/open-list.ts';
import { renameList, selectLists } from '../lists/wishlists-store.ts';

/** Nothing is shared beyond the company, whatever visibility is asked for: there is nothing but the name to change. */
export async function updateWishlist(
  { db, viewer, now }: Pick<WishlistsContext, 'db' | 'viewer' | 'now'>,
  { wishlistId, name: wanted }: MutationUpdateWishlistArgs,
): Promise<UpdateWishlistOutput> {
  const customer = allowed(viewer, 'use-account');
  const name = await db.transaction().execute(async (transaction) => {
    const list = owned(await lockList(transaction, listReader(customer), { wishlistId }, now()));
    if (wanted === undefined || wanted === null) return list.name;
    const lists = await selectLists(transaction, customer.customerId);
    const free = freeName(
      lists.filter((other) => other.id !== list.id),
      wanted,
    );
    const ensured = await ensureList(transaction, list, now());
    await renameList(transaction, ensured.id, free, now());
    return free;
  });
  return { name, uid: wishlistId, visibility: 'PRIVATE' };
}
