import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { schedulePageView, viewedPath } from './schedule-page-view.ts';
import type { Consent, DataLayer } from './schedule-page-view.ts';

/** One page view per address, once the visitor has agreed. */
export function usePageView(consent: Consent): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const target: Window & DataLayer = window;
    return schedulePageView(target, consent, () => ({
      event: 'page_view',
      page_path: viewedPath(pathname, search),
      page_title: document.title,
    }));
  }, [consent, pathname, search]);
}
