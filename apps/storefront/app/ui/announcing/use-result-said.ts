import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isTurned } from './is-turned.ts';
import { say } from './say.ts';

/** Says how many there are when the same page shows others, also where there are as many as before. The next page is told by its title. */
export function useResultSaid(text: string): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname !== pathname || before.search === search) return;
    if (!isTurned(before.search, search)) say(text);
  }, [pathname, search, text]);
}
