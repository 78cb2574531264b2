import type {
  MutationMoveProductsBetweenWishlistsArgs,
  WishListUserInputError,
} from '@nuancier/contract/api-types.ts';
import type { ListReader } from '@nuancier/domain/wishlists/list-share.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { writeItems } from '../items/change-items.ts';
import { itemNamed } from '../items/item-named.ts';
import { listReader } from '../lists/list-reader.ts';
import { editable, ownerOf, shownList } from '../lists/open-list.ts';
import { withItem } from '../items/wished-item.ts';
import { selectItems } from '../items/wishlist-items-store.ts';
import type { WishlistItem, WishlistRecord } from '../lists/wishlist-record.ts';
import { lockLists } from '../lists/wishlists-store.ts';
import { userError, wishlistView } from '../wishlists-view.ts';
import type { ItemRefused, WishlistView } from '../wishlists-view.ts';

type Moved = {
  source_wishlist: WishlistView;
  destination_wishlist: WishlistView;
  user_errors: WishListUserInputError[];
};

/** What the other list has no room for stays where it is. */
export async function moveProductsBetweenWishlists(
  { db, viewer, now: clock, refusals }: Pick<WishlistsContext, 'db' | 'viewer' | 'now' | 'refusals'>,
  { sourceWishlistUid, destinationWishlistUid, wishlistItems }: MutationMoveProductsBetweenWishlistsArgs,
): Promise<Moved> {
  const reader = listReader(allowed(viewer, 'use-account'));
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const [from, to] = await lockTwo(transaction, reader, [sourceWishlistUid, destinationWishlistUid]);
    if (from.id === to.id)
      return { source_wishlist: wishlistView(from), destination_wishlist: wishlistView(to), user_errors: [] };
    const items = await selectItems(transaction, [from.id, to.id]);
    const [left, there] = [items.get(from.id) ?? [], items.get(to.id) ?? []];
    const { kept, grown, refused } = moved(left, there, wishlistItems);
    const source = await writeItems(transaction, from, { before: left, after: kept, now });
    const destination = await writeItems(transaction, to, { before: there, after: grown, now });
    return {
      source_wishlist: wishlistView(source),
      destination_wishlist: wishlistView(destination),
      user_errors: refused.map((item) => userError(refusals, item)),
    };
  });
}

/** Both of them to be changed, perhaps of two owners. */
async function lockTwo(
  db: DatabaseTransaction,
  reader: ListReader,
  [from, to]: readonly [string, string],
): Promise<readonly [WishlistRecord, WishlistRecord]> {
  const owners = [await ownerOf(db, reader, from), await ownerOf(db, reader, to)];
  await lockLists(db, ...owners);
  const lists = [await keptOne(db, reader, from), await keptOne(db, reader, to)] as const;
  if (lists.some(({ ownerId }, at) => ownerId !== owners[at])) throw new Refusal('WISHLIST_NOT_FOUND');
  return lists;
}

async function keptOne(db: DatabaseTransaction, reader: ListReader, id: string): Promise<WishlistRecord> {
  const list = await shownList(db, reader, id);
  if (list.updatedAt === null) throw new Refusal('WISHLIST_NOT_FOUND');
  return editable(list);
}

function moved(
  left: readonly WishlistItem[],
  there: readonly WishlistItem[],
  asked: MutationMoveProductsBetweenWishlistsArgs['wishlistItems'],
): { kept: readonly WishlistItem[]; grown: readonly WishlistItem[]; refused: ItemRefused[] } {
  let [kept, grown] = [left, there];
  const refused: ItemRefused[] = [];
  for (const { wishlist_item_id: id, quantity } of asked) {
    const item = itemNamed(kept, id);
    const packs = Math.min(quantity ?? item.quantity, item.quantity);
    const added = withItem(grown, { ...item, uid: crypto.randomUUID(), quantity: packs });
    if (added.ok) {
      grown = added.value;
      const rest = item.quantity - packs;
      kept = kept.flatMap((one) => (one !== item ? [one] : rest > 0 ? [{ ...item, quantity: rest }] : []));
    } else refused.push({ sku: item.articleSku, code: added.refusal });
  }
  return { kept, grown, refused };
}
