import { choiceKeys } from '../../../addresses/article-path.ts';
import { readPacks } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import type { RefusedChange } from '../../../actions/cart/cart-answer.ts';
import { QUANTITY_PLACE } from './quantity-place.ts';

/** Where a number that is none is refused: at its field, on the page it was typed on; null where there is none. */
export function backToField(beside: unknown, { intent, typed, back }: RefusedChange): string | null {
  if (intent !== 'add' || beside !== QUANTITY_PLACE || back === null || readPacks(typed.trim()) !== null)
    return null;
  const [path = '', search = ''] = back.replace(/#.*/, '').split('?', 2);
  const params = new URLSearchParams(search);
  params.set(choiceKeys.quantity, typed);
  return `${path}?${params.toString()}#${QUANTITY_PLACE}`;
}
