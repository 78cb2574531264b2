import type { WishlistItemFragment } from '../../../generated/documents.ts';
import { itemWish } from '../wishlists/item-wish.ts';
import { addCopy } from './add-copy.ts';
import { AddToCartForm } from './add-to-cart-form.tsx';

/** Puts an item of a favourites list into the cart, as many as the list says. */
export function BuyWish({ item }: { item: WishlistItemFragment }) {
  const { sku, parent_sku: parent, name } = item;
  return (
    <AddToCartForm
      article={{ ...itemWish(item), parentSku: parent === sku ? null : parent }}
      name={name}
      label={addCopy.addShort}
      look="secondary"
      size="small"
    />
  );
}
