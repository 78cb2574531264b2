// The words this browser searched for last, newest first. They never leave it.
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
  known ??= (inStorage((storage) => storage.getItem(STORED_UNDER)) ?? '')
    .split('\n')
    .filter((term) => term !== '')
    .slice(0, MOST_RECENT);
  return known;
}

function keep(terms: readonly string[]): void {
  known = terms;
  // One per line: foreign content in the storage cannot break it.
  inStorage((storage) => storage.setItem(STORED_UNDER, terms.join('\n')));
  for (const listener of listeners) listener();
}

// A browser may refuse to keep anything, and says so by throwing: the history then lasts as long as the page.
function inStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
