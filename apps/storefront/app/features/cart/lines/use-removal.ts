import { useFetcher } from 'react-router';
import type { CartAnswer } from '../../../actions/cart/cart-answer.ts';

/** One for the whole page: what was removed last can be brought back. */
export function useRemoval() {
  return useFetcher<CartAnswer>({ key: 'cart-removal' });
}
