import type {
  MutationUpdateProductsInWishlistArgs,
  WishListUserInputError,
  WishlistItemUpdateInput,
} from '@nuancier/contract/api-types.ts';
import { sameLine } from '@nuancier/domain/cart/cart-line.ts';
import { isReadableText } from '@nuancier/domain/readable-text.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { LONGEST_NOTE } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { Catalogue, ChartColour } from '../../catalogue/catalogue.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { given } from '../../request/given.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { changeItems } from '../items/change-items.ts';
import { itemNamed } from '../items/item-named.ts';
import { coloursOf, wishedItem, withItem } from '../items/wished-item.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';
import { userError, wishlistView } from '../wishlists-view.ts';
import type { ItemRefused, WishlistView } from '../wishlists-view.ts';

type Reading = { catalogue: Catalogue; colours: ReadonlyMap<string, ChartColour>; now: Date };

/** Each by itself: what is refused stays as it was and comes back in user_errors. */
export async function updateProductsInWishlist(
  context: Pick<WishlistsContext, 'now' | 'viewer' | 'db' | 'refusals' | 'catalogue'>,
  { wishlistId, wishlistItems: changes }: MutationUpdateProductsInWishlistArgs,
): Promise<{ wishlist: WishlistView; user_errors: WishListUserInputError[] }> {
  const customer = allowed(context.viewer, 'use-account');
  const entered = changes.map((change) => ({ entered: given(change.entered_options) }));
  const colours = await coloursOf(context.db, entered);
  const reading = { catalogue: await context.catalogue(), colours, now: context.now() };
  const refused: ItemRefused[] = [];
  const list = await changeItems(context.db, { customer, now: reading.now }, { wishlistId }, (before) =>
    changes.reduce((items: readonly WishlistItem[], change) => {
      const item = itemNamed(items, change.wishlist_item_id);
      const changed = changedItem(item, change, reading);
      const placed = changed.ok ? replaced(items, item, changed.value) : changed;
      if (!placed.ok) refused.push({ sku: item.articleSku, code: placed.refusal });
      return placed.ok ? placed.value : items;
    }, before),
  );
  return {
    wishlist: wishlistView(list),
    user_errors: refused.map((item) => userError(context.refusals, item)),
  };
}

function changedItem(
  item: WishlistItem,
  change: WishlistItemUpdateInput,
  { catalogue, colours, now }: Reading,
): Verdict<WishlistItem, RefusalCode> {
  const description = change.description === undefined ? item.description : noteOf(change.description);
  if (description !== null && [...description].length > LONGEST_NOTE) return refuse('WISHLIST_NOTE');
  if (description !== null && !isReadableText(description)) return refuse('FIELD_FORBIDDEN');
  const quantity = change.quantity ?? item.quantity;
  const { selected_options: options, entered_options: entered } = change;
  if (!options && !entered) return accept({ ...item, quantity, description });
  const made = wishedItem(
    {
      sku: options ? item.parentSku : item.articleSku,
      quantity,
      parentSku: null,
      optionUids: given(options),
      entered: given(entered),
    },
    catalogue,
    colours,
    now,
  );
  if (!made.ok) return made;
  const tint = entered ? made.value.tint : item.tint;
  return accept({ ...made.value, tint, uid: item.uid, addedAt: item.addedAt, description });
}

/** In its own place; where it has become another item of the list, it adds to that one. */
function replaced(
  items: readonly WishlistItem[],
  item: WishlistItem,
  changed: WishlistItem,
): Verdict<readonly WishlistItem[], RefusalCode> {
  const others = items.filter((one) => one !== item);
  const grown = withItem(others, changed);
  if (!grown.ok) return grown;
  const isMerged = others.some((other) => sameLine(other, changed));
  return accept(isMerged ? grown.value : items.map((one) => (one === item ? changed : one)));
}

function noteOf(description: string | null): string | null {
  return description === null || description.trim() === '' ? null : description.trim();
}
