import type { FacetColumn } from '@nuancier/domain/search/facets/facet-columns.ts';
import { lazyOrderByPrice } from '@nuancier/domain/search/rank-order.ts';
import type { ViewerPrices } from '../../catalogue/catalogue.ts';
import type { SearchIndex } from './search-index.ts';

/** The same catalogue, sorted, filtered and counted by what some customers pay and by what is reduced for them. */
export function indexWithOwnPrices(
  index: SearchIndex,
  { lowest, isPromo, packOf }: ViewerPrices,
): SearchIndex {
  const { table, members, orders, promoShelves, catalogue } = index;
  const columns = table.columns.map((column) =>
    column.code === 'flag_promo' ? promoColumn(column, isPromo) : column,
  );
  const promoted = promotedOnly(isPromo).filter((product) => !catalogue.left.has(product));
  return {
    ...index,
    prices: 'own',
    ownPack: packOf,
    table: { columns, prices: lowest },
    orders: { ...orders, byPrice: lazyOrderByPrice(lowest, orders.name) },
    members: new Map(
      Array.from(members, ([id, products]) => [id, promoShelves.has(id) ? promoted : products]),
    ),
  };
}

/** Options and their places are unchanged; without a promotion, no product has the value 1. */
function promoColumn(column: FacetColumn, isPromo: Uint8Array): FacetColumn {
  const none = column.options.length;
  const [no, yes] = [column.places.get('0') ?? none, column.places.get('1') ?? none];
  return { ...column, starts: null, values: Uint32Array.from(isPromo, (mark) => (mark === 1 ? yes : no)) };
}

function promotedOnly(isPromo: Uint8Array): Uint32Array {
  const products: number[] = [];
  for (const [product, mark] of isPromo.entries()) if (mark === 1) products.push(product);
  return Uint32Array.from(products);
}
