import { useEffect, useRef } from 'react';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { grownTallies } from './grown-tallies.ts';
import type { Tally } from './grown-tallies.ts';
import { todayCopy as copy } from './today-copy.ts';

/** Says what has come while the page stood open. */
export function useTodayNews(tallies: readonly Tally[]): void {
  const last = useRef(tallies);
  const key = JSON.stringify(tallies);
  useEffect(() => {
    const grown = grownTallies(last.current, tallies);
    last.current = tallies;
    announce(grown.map(({ name, count, more }) => copy.tally(name, copy.count(count, more))).join(', '));
    // By what they say: the page is drawn again for other reasons too.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
