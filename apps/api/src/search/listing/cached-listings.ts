// The same listings are requested again and again, page after page: the most recently used are cached.
import type { Listing, Selection } from './listing.ts';
import type { SearchIndex } from '../index/search-index.ts';

type Most = { listings: number; products: number };

const MOST: Most = { listings: 500, products: 2_000_000 };
// There may be many kinds of customers, each with listings of its own.
const MOST_OF_OWN: Most = { listings: 50, products: 100_000 };

type ListingCache<Kind> = { listings: Map<string, Kind>; products: number };
type CacheByIndex<Kind> = WeakMap<SearchIndex, ListingCache<Kind>>;

// They belong to one state of the catalogue and leave with it.
const listings: CacheByIndex<Listing> = new WeakMap();
const selections: CacheByIndex<Selection> = new WeakMap();

export function cachedListing(index: SearchIndex, key: string, make: () => Listing): Listing {
  return cachedOr(listings, index, key, make, ({ products }) => products.length);
}

export function cachedSelection(index: SearchIndex, key: string, make: () => Selection): Selection {
  return cachedOr(selections, index, key, make, ({ kept }) => kept);
}

function cachedOr<Kind>(
  caches: CacheByIndex<Kind>,
  index: SearchIndex,
  key: string,
  make: () => Kind,
  weightOf: (made: Kind) => number,
): Kind {
  let cache = caches.get(index);
  if (cache === undefined) caches.set(index, (cache = { listings: new Map(), products: 0 }));
  const known = cache.listings.get(key);
  if (known !== undefined) {
    // Put back at the young end, so that the one unused for longest leaves first.
    cache.listings.delete(key);
    cache.listings.set(key, known);
    return known;
  }
  const made = make();
  cache.listings.set(key, made);
  cache.products += weightOf(made);
  dropOldest(cache, index.prices === 'own' ? MOST_OF_OWN : MOST, weightOf);
  return made;
}

function dropOldest<Kind>(cache: ListingCache<Kind>, most: Most, weightOf: (made: Kind) => number): void {
  for (const [key, made] of cache.listings) {
    if (cache.listings.size <= most.listings && cache.products <= most.products) return;
    cache.listings.delete(key);
    cache.products -= weightOf(made);
  }
}
