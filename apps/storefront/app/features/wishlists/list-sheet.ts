// A list is one form: its items' quantities and the buttons that submit them, wherever they are on the page.
import { useFetcher } from 'react-router';
import type { WishlistAnswer } from '../../actions/wishlists/wishlist-answer.ts';

export const LIST_FORM = 'liste-de-favoris';

export function useListSheet() {
  return useFetcher<WishlistAnswer>({ key: LIST_FORM });
}
