import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { pageShown, usePanel } from '../panel-state/panel-store.ts';

const loadDrawnPanel = () => import('./drawn-panel.tsx');
const DrawnPanel = lazy(loadDrawnPanel);

/** Draws the open panel, at most one. What panels there are is fetched at a visitor's first move. */
export function PanelHost() {
  const open = usePanel();
  const { key, state } = useLocation();
  // At once, so that the page it leads to can have the focus.
  useLayoutEffect(() => pageShown(key, state), [key, state]);
  useEffect(fetchAtFirstMove, []);
  return (
    open && (
      <Suspense>
        <DrawnPanel open={open} />
      </Suspense>
    )
  );
}

/** At the first interaction: early enough for a press, without slowing the first render. */
function fetchAtFirstMove(): () => void {
  const ending = new AbortController();
  const fetchOnce = () => {
    ending.abort();
    // Without it the panel fetches it again when it opens, and says if it cannot.
    loadDrawnPanel().catch(() => {});
  };
  for (const move of ['pointerover', 'focusin', 'keydown'])
    addEventListener(move, fetchOnce, { signal: ending.signal, passive: true });
  return () => ending.abort();
}
