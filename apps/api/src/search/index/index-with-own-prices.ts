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
    table: { columns, prices: lowest, groups: table.groups },
    orders: { ...orders, byPrice: lazyOrderByPrice(lowest, orders.name) },
    members: new Map(
      Array.from(members, ([id, products]) => [id, promoShelves.has(id) ? promoted : products]),
    ),
  };
}

/** Options and their places are unchanged; without a promotion, no product has the value 1. */
function promoColumn(column: FacetColumn, isPromo: Uint8Array): FacetColumn {
  const [no, yes] = ['0', '1'].map((value) => [column.places.get(value) ?? []].flat());
  return {
    ...column,
    lists: Uint16Array.from(isPromo),
    starts: Uint32Array.of(0, no?.length ?? 0, (no?.length ?? 0) + (yes?.length ?? 0)),
    values: Uint32Array.from([...(no ?? []), ...(yes ?? [])]),
  };
}

function promotedOnly(isPromo: Uint8Array): Uint32Array {
  const products: number[] = [];
  for (const [product, mark] of isPromo.entries()) if (mark === 1) products.push(product);
  return Uint32Array.from(products);
}
