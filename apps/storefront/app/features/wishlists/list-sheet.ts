// A list is one form: the numbers of its items and the buttons that take them, wherever they stand.
import { useFetcher } from 'react-router';
import type { WishlistAnswer } from './wishlist-answer.ts';

export const LIST_FORM = 'liste-de-favoris';

export function useListSheet() {
  return useFetcher<WishlistAnswer>({ key: LIST_FORM });
}

const BUYING = 'buy:';

/** The button that puts one item into the cart. */
export function purchaseOf(itemId: string): string {
  return BUYING + itemId;
}

export function boughtItem(intent: string): string | null {
  return intent.startsWith(BUYING) ? intent.slice(BUYING.length) : null;
}
