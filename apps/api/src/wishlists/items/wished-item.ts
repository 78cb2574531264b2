// An article as the client wishes for it, read into an item of a list. Prices are nowhere among it.
import { isPackCount, sameLine } from '@nuancier/domain/cart/cart-line.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { addItem } from '@nuancier/domain/wishlists/add-item.ts';
import type { ItemRefusal } from '@nuancier/domain/wishlists/add-item.ts';
import {
  enteredOptions,
  enteredTint,
  enteredTintCode,
  findColours,
  findSoldArticle,
  nameOfSold,
} from '../../catalogue/catalogue.ts';
import type { Catalogue, ChartColour } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';

export type WishedArticle = {
  sku: string;
  quantity: number;
  parentSku: string | null;
  optionUids: readonly string[];
  entered: readonly { uid: string; value: string }[];
};

const REFUSALS = { BAD_QUANTITY: 'PACK_COUNT', LIST_FULL: 'WISHLIST_FULL' } as const satisfies Record<
  ItemRefusal,
  RefusalCode
>;

/** The colours these wishes name, asked for at once. */
export function coloursOf(db: Database, wishes: readonly Pick<WishedArticle, 'entered'>[]) {
  const codes = wishes.map(({ entered }) => enteredTintCode(enteredOptions(entered)));
  return findColours(db, [...new Set(codes.filter((code) => code !== null))]);
}

export function wishedItem(
  wish: WishedArticle,
  catalogue: Catalogue,
  colours: ReadonlyMap<string, ChartColour>,
  now: Date,
): Verdict<WishlistItem, RefusalCode> {
  const chosen = findSoldArticle(catalogue, wish.sku, wish.optionUids);
  if (chosen.kind === 'unknown') return refuse('PRODUCT_NOT_FOUND');
  if (chosen.kind === 'choice-missing') return refuse('WISHLIST_CHOICE_MISSING');
  const { sold } = chosen;
  const isOfParent = [null, sold.productSku, sold.article.sku].includes(wish.parentSku);
  if (!isOfParent) return refuse('PRODUCT_NOT_FOUND');
  const tint = enteredTint(enteredOptions(wish.entered), sold, colours);
  if (!tint.ok) return tint;
  return accept({
    uid: crypto.randomUUID(),
    articleSku: sold.article.sku,
    parentSku: sold.productSku,
    name: nameOfSold(sold, tint.value),
    pricingUnit: sold.pricingUnit,
    quantity: wish.quantity,
    tint: tint.value,
    description: null,
    addedAt: now,
  });
}

export function withItem(
  items: readonly WishlistItem[],
  item: WishlistItem,
): Verdict<WishlistItem[], RefusalCode> {
  const added = addItem(items, item, { same: sameLine, isPackCount });
  return added.ok ? added : refuse(REFUSALS[added.refusal]);
}
