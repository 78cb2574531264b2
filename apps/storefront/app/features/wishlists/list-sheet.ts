// A list is one form: the numbers of its items and the buttons that take them, wherever they stand.
import { useFetcher } from 'react-router';
import type { WishlistAnswer } from '../../actions/wishlists/wishlist-answer.ts';

export const LIST_FORM = 'liste-de-favoris';

export function useListSheet() {
  return useFetcher<WishlistAnswer>({ key: LIST_FORM });
}
