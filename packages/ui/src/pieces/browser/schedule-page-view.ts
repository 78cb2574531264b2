/** The title of the new page is in place by then. */
export const PAGE_VIEW_DELAY_MS = 250;

export type Consent = 'unknown' | 'accepted' | 'refused';
export type PageView = { event: 'page_view'; page_path: string; page_title: string };
export type DataLayer = { dataLayer?: unknown[] };

/** What a listing is asked for. Anything else on an address may be a secret: the signature of an order, a token. */
const TOLD = new Set(['q', 'term', 'page', 'itemsPerPage', 'sort']);

export function viewedPath(pathname: string, search: string): string {
  const told = [...new URLSearchParams(search)].filter(([name]) => TOLD.has(name));
  return told.length === 0 ? pathname : `${pathname}?${new URLSearchParams(told).toString()}`;
}

/** Nothing is noted, and no layer is made, before the visitor has agreed. */
export function schedulePageView(target: DataLayer, consent: Consent, view: () => PageView): () => void {
  if (consent !== 'accepted') return () => undefined;
  const timer = setTimeout(() => {
    target.dataLayer ??= [];
    target.dataLayer.push(view());
  }, PAGE_VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}
