import { useEffect, useEffectEvent } from 'react';

/** The back button may restore the page from the browser's cache without a request: its data is then stale. */
export function useShownAgain(onShown: () => void): void {
  const shownAgain = useEffectEvent(onShown);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && shownAgain();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
