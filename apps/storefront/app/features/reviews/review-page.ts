export const REVIEW_PAGE_KEY = 'avis';

/** Which page of reviews the address asks for; anything else is the first. */
export function readReviewPage(params: URLSearchParams): number {
  const page = Number(params.get(REVIEW_PAGE_KEY));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The same address, whatever else it says, with another page of the reviews. */
export function reviewPageSearch(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page > 1) next.set(REVIEW_PAGE_KEY, String(page));
  else next.delete(REVIEW_PAGE_KEY);
  return `?${next.toString()}#avis`;
}
