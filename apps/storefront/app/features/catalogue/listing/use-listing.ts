import { listingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import type { ListingChoice, ListingKind } from '@nuancier/domain/search/listing/listing-choice.ts';
import { listingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import type { ListingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import type { ListingTerms } from '@nuancier/domain/search/listing/listing-terms.ts';
import { useLocation, useNavigation } from 'react-router';
import type { PriceView } from '../../../backend/viewer/price-view.ts';

export type ListingState = {
  path: string;
  choice: ListingChoice;
  links: ListingLinks;
  /** Another choice of the same list is on its way. */
  pending: boolean;
};

/** The choice on the address; the one just made counts at once, before its products have come. */
export function useListing(kind: ListingKind, priceView: PriceView, terms: ListingTerms): ListingState {
  const here = useLocation();
  const { location: target } = useNavigation();
  const pending = target !== undefined && target.pathname === here.pathname && target.search !== here.search;
  const query = new URLSearchParams((pending ? target : here).search);
  const choice = listingChoice(query, kind, { ...priceView, terms });
  return { path: here.pathname, choice, links: listingLinks(here.pathname, choice), pending };
}
