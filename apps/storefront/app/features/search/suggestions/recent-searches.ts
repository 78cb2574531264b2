// The words this browser searched for last, newest first. They never leave it.
import { inBrowserStorage } from '@nuancier/ui/pieces/browser/browser-storage.ts';
import { useSyncExternalStore } from 'react';

export const MOST_RECENT = 6;
const STORED_UNDER = 'nuancier-recherches';

const none: readonly string[] = [];
let known: readonly string[] | null = null;
const listeners = new Set<() => void>();

export function rememberSearch(text: string): void {
  const term = text.trim();
  if (term === '') return;
  keep(
    [term, ...recentSearches().filter((other) => other.toLowerCase() !== term.toLowerCase())].slice(
      0,
      MOST_RECENT,
    ),
  );
}

export function forgetSearch(term: string): void {
  keep(recentSearches().filter((other) => other !== term));
}

export function forgetSearches(): void {
  keep(none);
}

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => none);
}

export function recentSearches(): readonly string[] {
  known ??= (inBrowserStorage((storage) => storage.getItem(STORED_UNDER)) ?? '')
    .split('\n')
    .filter((term) => term !== '')
    .slice(0, MOST_RECENT);
  return known;
}

function keep(terms: readonly string[]): void {
  known = terms;
  // One per line: foreign content in the storage cannot break it.
  inBrowserStorage((storage) => storage.setItem(STORED_UNDER, terms.join('\n')));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
