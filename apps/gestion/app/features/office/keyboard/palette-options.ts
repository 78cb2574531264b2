import { readOrderNumber } from '@nuancier/domain/orders/order-number.ts';
import type { CurrentStaffQuery } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { menuPlaces } from '../menu-places.ts';
import { officeCopy } from '../office-copy.ts';
import { plainText } from '../words/plain-text.ts';
import { keyboardCopy } from './keyboard-copy.ts';

export type PaletteOption = { words: string; to: string };

/** Screens by their names, an order by its number, and at last a search for what was typed. */
export function paletteOptions(
  menu: CurrentStaffQuery['currentStaff']['menu'],
  typed: string,
): PaletteOption[] {
  const words = typed.trim();
  const screens = menuPlaces(menu)
    .map(({ entry, to }) => ({ words: officeCopy.entries[entry], to }))
    .concat({ words: officeCopy.ownAccount, to: paths.ownAccount() })
    .filter((option) => plainText(option.words).includes(plainText(words)));
  if (words === '' || !menu.includes('orders')) return screens;
  const number = words.replaceAll(/\s/g, '').toUpperCase();
  if (readOrderNumber(number) !== null)
    return [{ words: keyboardCopy.order(number), to: paths.order(number) }];
  const found = `${paths.orders()}?etat=toutes&q=${encodeURIComponent(words)}`;
  return [...screens, { words: keyboardCopy.searchOrders(words), to: found }];
}
