import type { WishlistItemFragment } from '../../../generated/documents.ts';
import type { Wish } from '../../actions/wishlists/wish.ts';

/** An item as it could be wished for again. */
export function itemWish({
  sku,
  quantity,
  tint,
}: Pick<WishlistItemFragment, 'sku' | 'quantity' | 'tint'>): Wish {
  return {
    sku,
    quantity,
    tint: tint && { hex: tint.customColorExa, label: tint.customerColorLabel, code: tint.code },
  };
}
