// What a cart has to say for itself, wherever it is shown.
import type { CartNotesFragment } from '../../../generated/documents.ts';

/** What the shop changed by itself, and what stands in the way of the whole; the lines tell their own. */
export function cartNotesOf({ notices, errors }: CartNotesFragment): string[] {
  const general = errors.flatMap(({ sku, message }) => (sku === null ? [message] : []));
  return [...new Set([...notices.map(({ message }) => message), ...general])];
}
