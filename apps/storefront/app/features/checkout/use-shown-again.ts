import { useEffect, useEffectEvent } from 'react';

/** Whoever goes back may find the page as it was left, without its being asked for: what it says is then old. */
export function useShownAgain(onShown: () => void): void {
  const shownAgain = useEffectEvent(onShown);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && shownAgain();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
