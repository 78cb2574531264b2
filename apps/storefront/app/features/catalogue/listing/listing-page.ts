// What the loaders and the heads of the listing screens have in common.
import { listingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import type { ListingChoice, ListingKind } from '@nuancier/domain/search/listing/listing-choice.ts';
import { listingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import type { ListingTerms } from '@nuancier/domain/search/listing/listing-terms.ts';
import type { MetaDescriptor } from 'react-router';
import type { ListingFragment } from '../../../../generated/documents.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { uiCopy } from '@nuancier/ui/pieces/copy.ts';

export const noListing: ListingFragment = {
  total_count: 0,
  suggestion: null,
  understood: null,
  page_info: null,
  items: [],
  aggregations: [],
};

/** Where to go instead when the page asked for lies beyond the last one. */
export function lastPageInstead(
  url: URL,
  kind: ListingKind,
  view: PriceView & { terms: ListingTerms },
  listing: ListingFragment,
): string | null {
  const choice = listingChoice(url.searchParams, kind, view);
  const last = Math.max(1, listing.page_info?.total_pages ?? 1);
  return choice.page > last ? listingLinks(url.pathname, choice).paged(last) : null;
}

export type ListingHead = {
  titleParts: readonly string[];
  canonical: string;
  noindex: boolean;
  links: MetaDescriptor[];
};

/** Page n is a page of its own for search engines; a narrowed or reordered list is not. */
export function listingHead(choice: ListingChoice, canonical: string, totalPages: number): ListingHead {
  const address = (page: number) => (page > 1 ? `${canonical}?page=${page - 1}` : canonical);
  const plain = choice.filters.size === 0 && choice.sort === 'default' && choice.mode === choice.terms.mode;
  const neighbour = (rel: 'prev' | 'next', page: number): MetaDescriptor[] =>
    plain && page >= 1 && page <= totalPages ? [{ tagName: 'link', rel, href: address(page) }] : [];
  return {
    titleParts: choice.page > 1 ? [uiCopy.titlePage(choice.page)] : [],
    canonical: plain ? address(choice.page) : canonical,
    noindex: !plain,
    links: [...neighbour('prev', choice.page - 1), ...neighbour('next', choice.page + 1)],
  };
}
