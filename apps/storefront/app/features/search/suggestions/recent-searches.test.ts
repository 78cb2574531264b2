import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as recentSearches from './recent-searches.ts';

type Kept = typeof recentSearches;

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

/** The module as a page just opened sees it. */
async function openedPage(localStorage: unknown = storage): Promise<Kept> {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage });
  return import('./recent-searches.ts');
}

beforeEach(() => stored.clear());
afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it('keeps the last six, newest first, each once whatever its capitals', async () => {
    const page = await openedPage();
    for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' C ']) page.rememberSearch(term);
    expect(page.recentSearches()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
    expect((await openedPage()).recentSearches()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  });

  it('forgets one, or all', async () => {
    const page = await openedPage();
    for (const term of ['lasure', 'enduit', ' ']) page.rememberSearch(term);
    page.forgetSearch('lasure');
    expect(page.recentSearches()).toEqual(['enduit']);
    page.forgetSearches();
    expect((await openedPage()).recentSearches()).toEqual([]);
  });

  it('lives as long as the page where the browser keeps nothing', async () => {
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    const page = await openedPage(refusing);
    page.rememberSearch('lasure');
    expect(page.recentSearches()).toEqual(['lasure']);
  });
});
