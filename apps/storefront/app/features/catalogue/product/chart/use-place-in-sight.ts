import { useEffect, useState } from 'react';

// A narrow band in the middle of the window, well below where a jump leaves the head of a family: whatever crosses it is being read.
const BAND = '-45% 0px -50% 0px';

/** Which of these places of the page is being looked at; null before any of them has come up. */
export function usePlaceInSight(places: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = places.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: BAND },
    );
    for (const place of key.split(' ')) {
      const element = document.getElementById(place);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
