// A line of a quotation that stands for no article (a hire, a special delivery): its words and its price are all
// there is of it, in a cart, an order or on paper. No shelf holds it, no page shows it, and nobody scans it.

/** What such a line has where an article has its reference. */
export const FREE_REFERENCE = 'LIBRE';

export function isFreeReference(reference: string): boolean {
  return reference === FREE_REFERENCE;
}

/** What a reader is told of a line's reference. */
export function shownReference(reference: string): string | null {
  return isFreeReference(reference) ? null : reference;
}
