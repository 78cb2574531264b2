// What a cart has to say for itself, wherever it is shown.
import type { CartNotesFragment, WishedArrivalFactsFragment } from '../../../generated/documents.ts';
import { wishWords } from '../stock/wish-words.ts';
import { cartCopy } from './copy.ts';

type Noted = CartNotesFragment & { arrival: { lost_wish: WishedArrivalFactsFragment | null } | null };

/** Automatic changes, and obstacles of the whole cart; each line shows its own. */
export function cartNotesOf({ notices, errors, arrival }: Noted): string[] {
  const general = errors.flatMap(({ sku, message }) => (sku === null ? [message] : []));
  const lost = arrival?.lost_wish ? [cartCopy.lostWish(wishWords(arrival.lost_wish))] : [];
  return [...new Set([...notices.map(({ message }) => message), ...lost, ...general])];
}
