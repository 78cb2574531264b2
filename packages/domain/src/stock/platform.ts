// Where deliveries leave from. It is not a store: it cannot be chosen, and the locator does not show it.
import type { StockFacts } from './availability.ts';

/** What stock files call it, in the place of a store's code. */
export const PLATFORM = 'PLATEFORME';

/** Where an order's goods may be taken. */
export function placesFor(mode: string | null, store: string): string[] {
  return mode === 'LIV' ? [store, PLATFORM] : [store];
}

type Stocks = { store: StockFacts | undefined; platform: StockFacts | undefined };

export type Shelf = 'store' | 'platform';

/**
 * From which shelf an order takes the packs of an article, whole; none when they are brought in for it. What is sold
 * while stock lasts is promised for delivery by the store's own stock: where the platform is short, the store gives.
 */
export function shelfFor(mode: 'EMP' | 'LIV', packs: number, { store, platform }: Stocks): Shelf | null {
  if (mode === 'LIV' && holds(platform, packs)) return 'platform';
  const leavesFromStore = mode === 'EMP' || isWhileStockLasts(store);
  return leavesFromStore && holds(store, packs) ? 'store' : null;
}

/** How many packs of an article a delivery takes from a shelf at most. */
export function packsForDelivery({ store, platform }: Stocks): number {
  return Math.max(platform?.available ?? 0, isWhileStockLasts(store) ? (store?.available ?? 0) : 0);
}

function isWhileStockLasts(store: StockFacts | undefined): boolean {
  return store?.statutArticleMag === 'U';
}

function holds(stock: StockFacts | undefined, packs: number): boolean {
  return (stock?.available ?? 0) >= packs;
}
