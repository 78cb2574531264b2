import { useEffect, useRef } from 'react';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { grownTallies } from './grown-tallies.ts';
import type { Tally } from './grown-tallies.ts';
import { todayCopy as copy } from './today-copy.ts';

/** Says what has come while the page stood open. */
export function useTodayNews(tallies: readonly Tally[]): void {
  const last = useRef(tallies);
  useEffect(() => {
    const grown = grownTallies(last.current, tallies);
    last.current = tallies;
    // Drawn again for other reasons, the page has nothing to tell.
    if (grown.length === 0) return;
    announce(grown.map(({ name, count, more }) => copy.tally(name, copy.count(count, more))).join(', '));
  }, [tallies]);
}
