import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { itemWish } from '../../wishlists/item-wish.ts';
import { LIST_FORM } from '../../wishlists/list-sheet.ts';
import type { BuyProps } from '../../wishlists/list/wishlist-item-row.tsx';
import { addCopy } from './add-copy.ts';
import { AddToCartForm } from './add-to-cart-form.tsx';
import { purchaseOf } from '../../../actions/wishlists/purchase-intent.ts';

/** Puts an item of a favourites list into the cart, in the typed quantity. */
export function BuyWish({ item, typed }: BuyProps) {
  const scripted = useHydrated();
  const { id, sku, parent_sku: parent, name } = item;
  // Without script the number travels with the list's form, which it belongs to.
  if (!scripted)
    return (
      <Button
        type="submit"
        form={LIST_FORM}
        name="intent"
        value={purchaseOf(id)}
        look="secondary"
        size="small"
        aria-label={addCopy.addNamed(name)}
      >
        {addCopy.addShort}
      </Button>
    );
  return (
    <AddToCartForm
      article={{ ...itemWish(item), parentSku: parent === sku ? null : parent }}
      typed={typed.trim()}
      name={name}
      label={addCopy.addShort}
      look="secondary"
      size="small"
    />
  );
}
