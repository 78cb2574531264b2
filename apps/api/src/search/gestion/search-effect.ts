import type { SearchEffect, SearchedProduct } from '@nuancier/contract/gestion-types.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { products } from '../operations/products.ts';
import type { SearchDeskContext } from '../search-desk-context.ts';

const SHOWN = 12;

/** The same search on both sides, as a visitor of the shop would have it. `after` null: being prepared. */
export function searchEffect(
  { site }: Pick<SearchDeskContext, 'site'>,
  words: string,
  { before, after }: { before: SearchIndex; after: SearchIndex | null },
): Pick<SearchEffect, 'words' | 'before' | 'after'> {
  const then = skusFound(before, site.rootCategoryId, words);
  const now = after === null ? null : skusFound(after, site.rootCategoryId, words);
  return {
    words,
    before: { total: then.length, products: shown(before, then, now ?? []) },
    after: after === null || now === null ? null : { total: now.length, products: shown(after, now, then) },
  };
}

/** How many products the shop finds for these words now. */
export function countFound(index: SearchIndex, rootCategoryId: number, search: string): number {
  return products(index, { rootCategoryId, usualSort: '' }, { search, pageSize: 1 }).total_count ?? 0;
}

function skusFound(index: SearchIndex, rootCategoryId: number, search: string): string[] {
  const { listing } = products(index, { rootCategoryId, usualSort: '' }, { search, pageSize: 1 });
  return Array.from(listing.products, (product) => index.catalogue.products[product]?.sku ?? '');
}

function shown(
  { catalogue }: SearchIndex,
  found: readonly string[],
  other: readonly string[],
): SearchedProduct[] {
  return found.slice(0, SHOWN).flatMap((sku) => {
    const product = catalogue.products[catalogue.bySku.get(sku) ?? -1];
    if (product === undefined) return [];
    const place = other.indexOf(sku);
    return { sku, name: product.name, brand: product.brand, other_place: place === -1 ? null : place + 1 };
  });
}
