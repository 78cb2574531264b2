import type { ListingTerms } from '@nuancier/domain/search/listing/listing-terms.ts';
import { sortOptions } from '@nuancier/domain/search/listing/sort-options.ts';
import type { ListingFragment } from '../../../../generated/documents.ts';

/**
 * Whether the address of a listing holds only what the listing itself offers: a page, an order, a look, and one value of
 * one filter. More values multiply without end, and words and prices can be anything.
 */
export function isKnownListing(
  params: URLSearchParams,
  { page_info: pages, aggregations }: Pick<ListingFragment, 'page_info' | 'aggregations'>,
  { modes, sizes }: ListingTerms,
): boolean {
  const offered: Readonly<Record<string, (value: string) => boolean>> = {
    page: (value) => /^(?:0|[1-9]\d{0,4})$/.test(value) && Number(value) < (pages?.total_pages ?? 1),
    sort: (value) => sortOptions(true).some((name) => name === value),
    mode: (value) => modes.some((mode) => mode === value),
    itemsPerPage: (value) =>
      [...sizes.grid.offered, ...sizes.list.offered].some((size) => String(size) === value),
  };
  let filters = 0;
  return [...params].every(([key, value]) => {
    if (params.getAll(key).length > 1) return false;
    if (Object.hasOwn(offered, key)) return offered[key]?.(value) === true;
    filters += 1;
    const facet = key === 'price' ? undefined : aggregations?.find((one) => one?.attribute_code === key);
    return filters === 1 && facet?.options?.some((option) => option?.value === value) === true;
  });
}
