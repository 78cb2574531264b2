// The backend's aggregations -> the filters a listing shows.
import { facetCodes, priceRange } from './listing-choice.ts';
import type { FacetCode, ListingChoice, PriceRange } from './listing-choice.ts';

export type Aggregation = {
  attribute_code: string;
  label: string | null;
  options: readonly ({ value: string; label: string | null; count: number | null } | null)[] | null;
};

export type FacetOption = { value: string; label: string; count: number; chosen: boolean };

export type Facet = { code: FacetCode; label: string; open: boolean; options: readonly FacetOption[] };

/** How many options are in sight before « voir plus ». */
export const OPTIONS_IN_SIGHT = 8;

// The other facets are folded until used.
const OPEN_AT_FIRST = 3;

/** In the order the backend gives them; what cannot be chosen from, or would narrow nothing, is not shown. */
export function listingFacets(
  aggregations: readonly (Aggregation | null)[],
  choice: ListingChoice,
  total: number | null,
): readonly Facet[] {
  return aggregations
    .flatMap((aggregation) => (aggregation ? facetOf(aggregation, choice) : []))
    .filter(({ code, options: [first, ...others] }) => {
      const ofAll = others.length === 0 && first?.chosen === false && first.count === total;
      return code === 'price' || !ofAll;
    })
    .map((facet, index) => ({
      ...facet,
      open: index < OPEN_AT_FIRST || facet.options.some((option) => option.chosen),
    }));
}

function facetOf(aggregation: Aggregation, choice: ListingChoice): Omit<Facet, 'open'>[] {
  const code = facetCodes.find((known) => known === aggregation.attribute_code);
  if (code === undefined || isOwn(code, choice)) return [];
  const chosen = choice.filters.get(code) ?? [];
  const options = (aggregation.options ?? []).flatMap((option) => {
    if (!option) return [];
    const isChosen = chosen.includes(option.value);
    const count = option.count ?? 0;
    return isChosen || (count > 0 && !isWholeList(code, option.label, choice))
      ? [{ value: option.value, label: option.label ?? option.value, count, chosen: isChosen }]
      : [];
  });
  return options.length > 0 ? [{ code, label: aggregation.label ?? code, options }] : [];
}

// A category page is already filtered by its category and shows its own subcategories; the promo page holds promotions
// only.
function isOwn(code: FacetCode, { kind }: ListingChoice): boolean {
  return (code === 'category_uid' && kind === 'category') || (code === 'flag_promo' && kind === 'promo');
}

// Every product of the promo page is also in the Promo category: the option would narrow nothing.
function isWholeList(code: FacetCode, label: string | null, { kind }: ListingChoice): boolean {
  return code === 'category_uid' && kind === 'promo' && label?.trim().toLowerCase() === 'promo';
}

/** Something that narrows the list, to be taken away one by one. */
export type ActiveFilter =
  { kind: 'value'; code: FacetCode; value: string; label: string } | ({ kind: 'price' } & PriceRange);

/** Prices merge into one range: that is what the list really shows. */
export function activeFilters(choice: ListingChoice, facets: readonly Facet[]): readonly ActiveFilter[] {
  return [...choice.filters].flatMap(([code, values]): ActiveFilter[] => {
    if (code !== 'price') {
      return values.map((value) => ({ kind: 'value', code, value, label: labelOf(facets, code, value) }));
    }
    const range = priceRange(values);
    return range ? [{ kind: 'price', ...range }] : [];
  });
}

function labelOf(facets: readonly Facet[], code: FacetCode, value: string): string {
  const option = facets.find((facet) => facet.code === code)?.options.find((one) => one.value === value);
  return option?.label ?? value;
}
