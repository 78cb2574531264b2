import { inOrder } from '@nuancier/domain/search/rank-order.ts';
import { catalogueWithoutPrices } from '../../catalogue/catalogue.ts';
import type { SearchIndex } from './search-index.ts';

// A cache: each index is stripped once.
const blind = new WeakMap<SearchIndex, SearchIndex>();

/** For those who may not see prices: nothing to show, count, filter or sort by. */
export function indexWithoutPrices(index: SearchIndex): SearchIndex {
  const known = blind.get(index);
  if (known !== undefined) return known;
  const catalogue = catalogueWithoutPrices(index.catalogue);
  const prices = catalogue.prices.lowestFinal;
  const made: SearchIndex = {
    ...index,
    catalogue,
    prices: 'hidden',
    table: { ...index.table, prices },
    orders: { ...index.orders, byPrice: (found) => inOrder(found, index.orders.name, 'ASC') },
  };
  blind.set(index, made);
  return made;
}
