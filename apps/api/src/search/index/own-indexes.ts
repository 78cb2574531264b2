// The indexes behind signed-in customers' listings. Prices depend on list and contract: customers with the same ones
// share an index. Built on demand, kept while there is room, dropped when lists, contracts or the catalogue change.
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { contractPrices, listPrices } from '../../catalogue/catalogue.ts';
import type { ViewerPrices } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { NO_CONTRACT, readContractBook, readListBook } from '../../pricing/pricing.ts';
import { indexWithOwnPrices } from './index-with-own-prices.ts';
import { recentlyUsed } from '../../caching/recently-used.ts';
import type { RecentlyUsed } from '../../caching/recently-used.ts';
import type { SearchIndex } from './search-index.ts';

export type OwnIndexes = {
  /** On one French day. */
  indexOf(customer: Customer, index: SearchIndex, day: string): Promise<SearchIndex>;
  /** A list or a contract has changed. */
  invalidate(): void;
};

const MOST_COMPANIES = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;
// Price, promotion mark and its column, the order of all. What list and contract say is little beside it.
const BYTES_PER_PRODUCT = 11;

export function createOwnIndexes(db: Database): OwnIndexes {
  let known = nothingKnown();

  async function withList(
    cache: PricedIndexes,
    index: SearchIndex,
    priceList: string | null,
  ): Promise<Priced> {
    return cache.get(pricesKey(priceList, NO_CONTRACT), async () =>
      pricedIndex(index, await listPrices(index.catalogue, await readListBook(db, priceList))),
    );
  }

  return {
    async indexOf({ priceList, companyId }, index, day) {
      const { contracts, caches } = known;
      const cache = cacheOf(caches, index);
      const readContract = () => readContractBook(db, companyId, day);
      // Of a company only the contract's name is kept: what it says goes with the prices, which others may share.
      const contractKey = await contracts.get(`${companyId} ${day}`, async () => (await readContract()).key);
      const base = await withList(cache, index, priceList);
      if (contractKey === NO_CONTRACT) return base.index;
      const own = await cache.get(pricesKey(priceList, contractKey), async () => {
        const prices = await contractPrices(index.catalogue, await readContract(), base.prices);
        return prices === base.prices ? base : pricedIndex(index, prices);
      });
      return own.index;
    },
    invalidate() {
      // Builds under way end up in the discarded cache.
      known = nothingKnown();
    },
  };
}

type Priced = { prices: ViewerPrices; index: SearchIndex };
type PricedIndexes = RecentlyUsed<Priced>;
type PricedIndexesByIndex = WeakMap<SearchIndex, PricedIndexes>;
type Known = { contracts: RecentlyUsed<string>; caches: PricedIndexesByIndex };

function nothingKnown(): Known {
  return { contracts: recentlyUsed(MOST_COMPANIES), caches: new WeakMap() };
}

function cacheOf(caches: PricedIndexesByIndex, index: SearchIndex): PricedIndexes {
  const known = caches.get(index);
  if (known !== undefined) return known;
  const room = Math.floor(MOST_BYTES / (BYTES_PER_PRODUCT * Math.max(1, index.catalogue.products.length)));
  const made = recentlyUsed<Priced>(Math.max(4, Math.min(room, 1_000)));
  caches.set(index, made);
  return made;
}

function pricesKey(priceList: string | null, contractKey: string): string {
  return JSON.stringify([priceList, contractKey]);
}

function pricedIndex(index: SearchIndex, prices: ViewerPrices): Priced {
  return { prices, index: indexWithOwnPrices(index, prices) };
}
