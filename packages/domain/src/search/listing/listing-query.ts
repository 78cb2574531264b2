import { listingChoice, priceRange } from './listing-choice.ts';
import type {
  AddressParameters,
  FacetCode,
  ListingChoice,
  ListingKind,
  ListingViewer,
  PriceRange,
} from './listing-choice.ts';
import { sortInput } from './sort-options.ts';
import type { SortInput } from './sort-options.ts';

type EqualFilter = { eq: string } | { in: string[] };

export type ListingFilter = Partial<Record<Exclude<FacetCode, 'price'>, EqualFilter>> & {
  price?: PriceRange;
};

/** The variables of `products`. */
export type ListingQuery = {
  search: string | null;
  filter: ListingFilter;
  pageSize: number;
  currentPage: number;
  sort: SortInput | null;
  /** The list has a line for every pack. */
  withPacks: boolean;
};

export type ListingScope = ListingViewer & {
  kind: ListingKind;
  /** Which category a category page lists. */
  categoryUid?: string;
};

/** The address of a listing -> what the backend is asked. */
export function listingQuery(params: AddressParameters, scope: ListingScope): ListingQuery {
  return queryOf(listingChoice(params, scope.kind, scope), scope);
}

function queryOf(choice: ListingChoice, scope: ListingScope): ListingQuery {
  return {
    search: choice.term === '' ? null : choice.term,
    filter: { ...ownFilter(scope), ...chosenFilter(choice) },
    pageSize: choice.itemsPerPage,
    currentPage: choice.page,
    sort: sortInput(choice.sort),
    withPacks: choice.mode === 'list',
  };
}

function ownFilter({ kind, categoryUid }: ListingScope): ListingFilter {
  if (kind === 'promo') return { flag_promo: { eq: '1' } };
  return categoryUid === undefined ? {} : { category_uid: { eq: categoryUid } };
}

function chosenFilter({ filters }: ListingChoice): ListingFilter {
  const filter: ListingFilter = {};
  for (const [code, values] of filters) {
    if (code === 'price') {
      const range = priceRange(values);
      if (range) filter.price = range;
    } else {
      filter[code] = equalTo(values);
    }
  }
  return filter;
}

/** One value is an equality, several are a list. */
function equalTo(values: readonly string[]): EqualFilter {
  const [only] = values;
  return only !== undefined && values.length === 1 ? { eq: only } : { in: [...values] };
}
