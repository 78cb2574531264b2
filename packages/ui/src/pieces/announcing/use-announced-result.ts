import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isTurned } from './is-turned.ts';
import { announce } from './announce.ts';

/**
 * Announces the number of results when the same page shows others, also when it is the same number. A new page is
 * announced by its title.
 */
export function useAnnouncedResult(text: string): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname !== pathname || before.search === search) return;
    if (!isTurned(before.search, search)) announce(text);
  }, [pathname, search, text]);
}
