import { facetCodes, sizesFor } from './listing-choice.ts';
import type { FacetCode, ListingChoice } from './listing-choice.ts';
import type { ListingMode } from './listing-terms.ts';
import type { SortName } from './sort-options.ts';

/** The addresses one step away from a choice. Whatever changes the list begins again at its first page. */
export type ListingLinks = {
  current: string;
  /** Adds the value to its filter, or takes it away. */
  toggled(code: FacetCode, value: string): string;
  /** The filter with these values only; none takes it away. */
  filtered(code: FacetCode, values: readonly string[]): string;
  cleared: string;
  sorted(sort: SortName): string;
  /** Counted from 1. */
  paged(page: number): string;
  sized(itemsPerPage: number): string;
  shownAs(mode: ListingMode): string;
};

export function listingLinks(path: string, choice: ListingChoice): ListingLinks {
  const address = (changes: Partial<ListingChoice>) =>
    listingAddress(path, { ...choice, page: 1, ...changes });
  const filtered = (code: FacetCode, values: readonly string[]) =>
    address({ filters: new Map([...choice.filters, [code, values]]) });
  return {
    current: address({ page: choice.page }),
    toggled: (code, value) => filtered(code, toggledValues(choice, code, value)),
    filtered,
    cleared: address({ filters: new Map() }),
    sorted: (sort) => address({ sort }),
    paged: (page) => address({ page }),
    sized: (itemsPerPage) => address({ itemsPerPage }),
    shownAs: (mode) => address({ mode, page: choice.page, itemsPerPage: sizeIn(choice, mode) }),
  };
}

/** One way of writing each choice, so that the same list has one address. What is as usual is not written. */
export function listingAddress(path: string, choice: ListingChoice): string {
  const query = parametersOf(choice).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The same choice as the hidden fields of a form. */
export function parametersOf(choice: ListingChoice): readonly (readonly [name: string, value: string])[] {
  const { term, filters, sort, itemsPerPage, mode, page } = choice;
  return [
    ...(term === '' ? [] : ([['q', term]] as const)),
    ...facetCodes.flatMap((code) => (filters.get(code) ?? []).map((value) => [code, value] as const)),
    ...(sort === 'default' ? [] : ([['sort', sort]] as const)),
    ...(itemsPerPage === sizesFor(choice).usual ? [] : ([['itemsPerPage', String(itemsPerPage)]] as const)),
    ...(mode === choice.terms.mode ? [] : ([['mode', mode]] as const)),
    // The parameter counts from 0; the first page does without.
    ...(page === 1 ? [] : ([['page', String(page - 1)]] as const)),
  ];
}

/** Another look has its own usual size; a size chosen by hand stays where that look offers it. */
function sizeIn(choice: ListingChoice, mode: ListingMode): number {
  const { usual, offered } = sizesFor({ ...choice, mode });
  const isChosen = choice.itemsPerPage !== sizesFor(choice).usual;
  return isChosen && offered.includes(choice.itemsPerPage) ? choice.itemsPerPage : usual;
}

function toggledValues({ filters }: ListingChoice, code: FacetCode, value: string): readonly string[] {
  const values = filters.get(code) ?? [];
  if (values.includes(value)) return values.filter((other) => other !== value);
  return chosenAlone.has(code) ? [value] : [...values, value].toSorted();
}

// One place in the tree; one range of prices, since several would silently take in what lies between.
const chosenAlone: ReadonlySet<FacetCode> = new Set<FacetCode>(['category_uid', 'price']);
