import { Refusal } from '../../refusals/refusal.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';

/** Another list's item, or somebody else's, is answered like one that does not exist. */
export function itemNamed(items: readonly WishlistItem[], id: string): WishlistItem {
  const item = items.find(({ uid }) => uid === id);
  if (item === undefined) throw new Refusal('WISHLIST_ITEM_NOT_FOUND');
  return item;
}
