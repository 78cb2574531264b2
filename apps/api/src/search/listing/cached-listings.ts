// The same listings are requested again and again, page after page: the most recently used are kept.
import type { Listing, Selection } from './listing.ts';
import type { SearchIndex } from '../index/search-index.ts';

type Most = { listings: number; products: number };

const MOST: Most = { listings: 500, products: 4_000_000 };
// There may be many kinds of customers, each with listings of its own.
const MOST_OF_OWN: Most = { listings: 50, products: 100_000 };

type Shelf<Kind> = { listings: Map<string, Kind>; products: number };
type Shelves<Kind> = WeakMap<SearchIndex, Shelf<Kind>>;

// They belong to one state of the catalogue and leave with it.
const listings: Shelves<Listing> = new WeakMap();
const selections: Shelves<Selection> = new WeakMap();

export function cachedListing(index: SearchIndex, key: string, make: () => Listing): Listing {
  return kept(listings, index, key, make);
}

export function cachedSelection(index: SearchIndex, key: string, make: () => Selection): Selection {
  return kept(selections, index, key, make);
}

function kept<Kind extends { products: Uint32Array }>(
  shelves: Shelves<Kind>,
  index: SearchIndex,
  key: string,
  make: () => Kind,
): Kind {
  let shelf = shelves.get(index);
  if (shelf === undefined) shelves.set(index, (shelf = { listings: new Map(), products: 0 }));
  const known = shelf.listings.get(key);
  if (known !== undefined) {
    // Put back at the young end, so that the one unused for longest leaves first.
    shelf.listings.delete(key);
    shelf.listings.set(key, known);
    return known;
  }
  const made = make();
  shelf.listings.set(key, made);
  shelf.products += made.products.length;
  dropOldest(shelf, index.prices === 'own' ? MOST_OF_OWN : MOST);
  return made;
}

function dropOldest<Kind extends { products: Uint32Array }>(shelf: Shelf<Kind>, most: Most): void {
  for (const [key, { products }] of shelf.listings) {
    if (shelf.listings.size <= most.listings && shelf.products <= most.products) return;
    shelf.listings.delete(key);
    shelf.products -= products.length;
  }
}
