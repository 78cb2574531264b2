// Whole pages of visitors without a session, cached until something public changes.
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { CacheFigures } from '@nuancier/api/monitoring/means-figures.ts';
import type { CachedPage } from './cached-page.ts';

/** What a page says of the hour, whether a store is open, is not repeated for longer. */
const LONGEST_AWAY_MS = 15 * MINUTE_MS;

export type PageCache = {
  get(key: string): CachedPage | null;
  /** The cached page, or the one made now; concurrent visitors of one page wait for one rendering. */
  page(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null>;
  /** The one that was cached last, unless something changed since or it is long ago: for when none can be made. */
  last(key: string): CachedPage | null;
  clear(): void;
  figures(): CacheFigures;
};

export type PageCacheOptions = { mostBytes: number; mostMs: number; now: () => number };

export function createPageCache({ mostBytes, mostMs, now }: PageCacheOptions): PageCache {
  const pages = new Map<string, { page: CachedPage; until: number }>();
  const making = new Map<string, Promise<CachedPage | null>>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  function drop(key: string): void {
    bytes -= pages.get(key)?.page.bytes ?? 0;
    pages.delete(key);
  }

  function put(key: string, page: CachedPage): void {
    drop(key);
    pages.set(key, { page, until: now() + mostMs });
    bytes += page.bytes;
    // A Map keeps insertion order: the least recently used entry comes first.
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  function find(key: string): CachedPage | null {
    const found = pages.get(key);
    if (!found || found.until <= now()) return null;
    pages.delete(key);
    pages.set(key, found);
    hits += 1;
    return found.page;
  }

  return {
    get: find,
    async page(key, make) {
      const found = find(key);
      if (found) return found;
      const underWay = making.get(key);
      if (underWay) return underWay;
      misses += 1;
      const made = make();
      making.set(key, made);
      // A page begun before a change must not be cached after it: clear() forgets that it is being made.
      const isStillWanted = () => making.get(key) === made;
      const page = await made.catch((error: unknown) => {
        if (isStillWanted()) making.delete(key);
        throw error;
      });
      if (!isStillWanted()) return page;
      making.delete(key);
      if (page) put(key, page);
      return page;
    },
    last(key) {
      const found = pages.get(key);
      if (!found || now() - found.until > LONGEST_AWAY_MS) return null;
      // Where nothing new of its kind is made, what is asked for is not the first to go.
      pages.delete(key);
      pages.set(key, found);
      return found.page;
    },
    clear() {
      pages.clear();
      making.clear();
      bytes = 0;
    },
    figures: () => ({ cache: 'pages', hits, misses, bytes }),
  };
}
