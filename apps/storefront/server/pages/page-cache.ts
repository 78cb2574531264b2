// Whole pages of visitors without a session, kept until something public changes.
import type { CachedPage } from './cached-page.ts';

export type PageCache = {
  kept(key: string): CachedPage | null;
  /** The kept page, or the one made now; concurrent visitors of one page wait for one rendering. */
  page(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null>;
  clear(): void;
};

export type PageCacheOptions = { mostBytes: number; mostMs: number; now: () => number };

export function createPageCache({ mostBytes, mostMs, now }: PageCacheOptions): PageCache {
  const kept = new Map<string, { page: CachedPage; until: number }>();
  const making = new Map<string, Promise<CachedPage | null>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.page.bytes ?? 0;
    kept.delete(key);
  }

  function put(key: string, page: CachedPage): void {
    drop(key);
    kept.set(key, { page, until: now() + mostMs });
    bytes += page.bytes;
    // A Map keeps insertion order: the least recently used entry comes first.
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  function find(key: string): CachedPage | null {
    const found = kept.get(key);
    if (!found || found.until <= now()) return null;
    kept.delete(key);
    kept.set(key, found);
    return found.page;
  }

  return {
    kept: find,
    async page(key, make) {
      const found = find(key);
      if (found) return found;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const made = make();
      making.set(key, made);
      // A page begun before a change must not be kept after it: clear() forgets that it is being made.
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
    clear() {
      kept.clear();
      making.clear();
      bytes = 0;
    },
  };
}
