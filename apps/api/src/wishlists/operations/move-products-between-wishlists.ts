import type {
  MutationMoveProductsBetweenWishlistsArgs,
  WishListUserInputError,
} from '@nuancier/contract/api-types.ts';
import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { writeItems } from '../change-items.ts';
import { itemNamed } from '../item-named.ts';
import { listNamed } from '../open-list.ts';
import { withItem } from '../wished-item.ts';
import { selectItems } from '../wishlist-items-store.ts';
import type { WishlistItem } from '../wishlist-record.ts';
import { holdLists, selectLists } from '../wishlists-store.ts';
import { userError, wishlistView } from '../wishlists-view.ts';
import type { ItemRefused, WishlistView } from '../wishlists-view.ts';

type Moved = {
  source_wishlist: WishlistView;
  destination_wishlist: WishlistView;
  user_errors: WishListUserInputError[];
};

/** What the other list has no room for stays where it is. */
export async function moveProductsBetweenWishlists(
  { db, viewer, now: clock }: Pick<Context, 'db' | 'viewer' | 'now'>,
  { sourceWishlistUid, destinationWishlistUid, wishlistItems }: MutationMoveProductsBetweenWishlistsArgs,
): Promise<Moved> {
  const { customerId } = allowed(viewer, 'use-account');
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    await holdLists(transaction, customerId);
    const lists = await selectLists(transaction, customerId);
    const from = listNamed(lists, sourceWishlistUid);
    const to = listNamed(lists, destinationWishlistUid);
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
      user_errors: refused.map(userError),
    };
  });
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
