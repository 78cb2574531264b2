import type { ListingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import { listingFacets } from '@nuancier/domain/search/listing/listing-facets.ts';
import type { Facet } from '@nuancier/domain/search/listing/listing-facets.ts';
import type { ListingFragment } from '../../../../../generated/documents.ts';
import { listingCopy } from '../copy.ts';

/** The filters in the shop's own words: Magento's ranges of prices are bare numbers, of which clients make a text. */
export function shownFacets(listing: ListingFragment, choice: ListingChoice, taxLabel: string): Facet[] {
  return listingFacets(listing.aggregations ?? [], choice, listing.total_count).map((facet) =>
    facet.code === 'price'
      ? {
          ...facet,
          label: listingCopy.priceOf(taxLabel),
          options: facet.options.map((option) => ({ ...option, label: rangeText(option.value) })),
        }
      : facet,
  );
}

function rangeText(value: string): string {
  const [from, to] = value.split('_');
  return from === undefined || to === undefined ? value : listingCopy.priceRange({ from, to });
}
