/** The title of the new page is in place by then. */
export const PAGE_VIEW_DELAY_MS = 250;

export type Consent = 'unknown' | 'accepted' | 'refused';
export type PageView = { event: 'page_view'; page_path: string; page_title: string };
export type DataLayer = { dataLayer?: unknown[] };

/** Nothing is noted, and no layer is made, before the visitor has agreed. */
export function schedulePageView(target: DataLayer, consent: Consent, view: () => PageView): () => void {
  if (consent !== 'accepted') return () => undefined;
  const timer = setTimeout(() => {
    target.dataLayer ??= [];
    target.dataLayer.push(view());
  }, PAGE_VIEW_DELAY_MS);
  return () => clearTimeout(timer);
}
