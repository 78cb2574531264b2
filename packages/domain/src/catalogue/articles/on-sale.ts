export const OUT_OF_RANGE = 'O';

/** Until a store's stock is known: what is not out of range counts as available. */
export function isOnSale(article: { rangeStatus: string }): boolean {
  return article.rangeStatus !== OUT_OF_RANGE;
}
