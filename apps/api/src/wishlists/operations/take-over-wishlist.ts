import { numberedName } from '@nuancier/domain/wishlists/numbered-name.ts';
import { MOST_LISTS } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { allowed } from '../../refusals/allowed.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { listReader } from '../lists/list-reader.ts';
import { ownerOf, shownList } from '../lists/open-list.ts';
import { shareWithin } from '../lists/share-within.ts';
import { emptyInto, lockLists, insertList, selectLists } from '../lists/wishlists-store.ts';
import { wishlistView } from '../wishlists-view.ts';
import type { WishlistView } from '../wishlists-view.ts';

/**
 * Lists shared by a closed account stay the company's: its head becomes the owner. The list gets a new id, because
 * the closed account may be reopened with the old one.
 */
export async function takeOverWishlist(
  context: Pick<WishlistsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  wishlistId: string,
): Promise<WishlistView> {
  const head = allowed(context.viewer, 'manage-sub-accounts');
  const reader = listReader(head);
  const now = context.now();
  const taken = await context.db.transaction().execute(async (db) => {
    const ownerId = await ownerOf(db, reader, wishlistId);
    await lockLists(db, ownerId, head.customerId);
    const list = await shownList(db, reader, wishlistId);
    if (list.ownerId !== ownerId) throw new Refusal('WISHLIST_NOT_FOUND');
    if (!list.ownerLeft) throw new Refusal('WISHLIST_OWNER_STAYS');
    const own = await selectLists(db, head.customerId);
    if (own.length >= MOST_LISTS) throw new Refusal('TOO_MANY_WISHLISTS');
    const names = own.map(({ name }) => name);
    const made = await insertList(db, head.customerId, numberedName(names, list.name), now);
    await emptyInto(db, list.id, made.id);
    await recordAudit(db, context, { event: 'wishlist-taken-over', customerId: ownerId });
    return { ...(await shareWithin(db, head, made, list.share)), count: list.count };
  });
  return wishlistView(taken);
}
