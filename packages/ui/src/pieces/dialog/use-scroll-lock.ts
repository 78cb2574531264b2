import { useLayoutEffect } from 'react';

let holders = 0;

/** Keeps the page behind from scrolling; where a scroll bar took room, its place is kept so nothing shifts. */
export function useScrollLock(active = true): void {
  useLayoutEffect(() => {
    if (!active) return undefined;
    const page = document.documentElement;
    const besideBar = window.innerWidth > page.clientWidth;
    holders += 1;
    page.dataset['scroll'] ??= besideBar ? 'locked-beside-bar' : 'locked';
    return () => {
      holders -= 1;
      if (holders === 0) delete page.dataset['scroll'];
    };
  }, [active]);
}
