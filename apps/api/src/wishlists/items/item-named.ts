import { Refusal } from '../../refusals/refusal.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';

/** An item of another list or of another customer gives the same refusal as an unknown one. */
export function itemNamed(items: readonly WishlistItem[], id: string): WishlistItem {
  const item = items.find(({ uid }) => uid === id);
  if (item === undefined) throw new Refusal('WISHLIST_ITEM_NOT_FOUND');
  return item;
}
