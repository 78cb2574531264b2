// The one open panel. Ground level, like the names, since every feature may open a panel, only the host draws it.
import { useSyncExternalStore } from 'react';
import type { OpenPanel } from './panel-names.ts';

let current: OpenPanel | null = null;
let pageKey = '';
const listeners = new Set<() => void>();

export function openPanel(...panel: OpenPanel): void {
  // A second entry for the same page: the back button closes the panel instead of leaving the page.
  if (current === null) pushPanelEntry();
  window.addEventListener('popstate', onBack, { capture: true });
  show(panel);
}

export function closePanel(): void {
  if (current === null) return;
  if (isPanelEntry()) window.history.back();
  else forgetPanel();
}

/** State of a navigation that only writes down in the address what the page shows: its panel stays open. */
export const SAME_PAGE = 'same-page';

/** A panel belongs to the page it was opened on: another page, by whatever way, has none. */
export function pageShown(key: string, state: unknown): void {
  const another = key !== pageKey;
  pageKey = key;
  if (!another) return;
  if (state !== SAME_PAGE) forgetPanel();
  // The navigation took the place of the panel's own entry.
  else if (current !== null && !isPanelEntry()) pushPanelEntry();
}

export function usePanel(): OpenPanel | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

// Hidden from the router: for it the page has not changed.
function onBack(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  forgetPanel();
}

function forgetPanel(): void {
  window.removeEventListener('popstate', onBack, { capture: true });
  show(null);
}

function pushPanelEntry(): void {
  window.history.pushState({ ...window.history.state, panel: true }, '');
}

function isPanelEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'panel' in state;
}

function show(panel: OpenPanel | null): void {
  current = panel;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
