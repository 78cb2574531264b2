// What the address of a listing says: `?aspect=Mat&aspect=Satin&price=10_50&sort=price_asc&page=1&itemsPerPage=20`.
// The address is the only place where a choice lives.
import { USUAL_TERMS } from './listing-terms.ts';
import type { ListingMode, ListingTerms } from './listing-terms.ts';
import { sortNamed } from './sort-options.ts';
import type { SortName } from './sort-options.ts';

export type ListingKind = 'category' | 'promo' | 'search';

/** Every filter an address may carry, in the order links write them. */
export const facetCodes = [
  'category_uid',
  'marque',
  'aspect',
  'liant',
  'destination',
  'role_ite',
  'conditionnement',
  'taille',
  'couleur',
  'etiquette_air',
  'certifications',
  'is_new_product',
  'flag_promo',
  'price',
] as const;

export type FacetCode = (typeof facetCodes)[number];

export type ListingChoice = {
  kind: ListingKind;
  /** The words searched for; empty elsewhere. */
  term: string;
  filters: ReadonlyMap<FacetCode, readonly string[]>;
  sort: SortName;
  /** Counted from 1, as readers count. */
  page: number;
  itemsPerPage: number;
  mode: ListingMode;
  /** The site's: what is as usual is not written on addresses. */
  terms: ListingTerms;
};

/** What an address carries after its question mark; a URLSearchParams is one. */
export type AddressParameters = { get(name: string): string | null; getAll(name: string): readonly string[] };

export type ListingViewer = { canViewPrice: boolean; terms?: ListingTerms };

/** Whatever is unknown, `utm_*` first of all, is left out; whatever is senseless counts as absent. */
export function listingChoice(
  params: AddressParameters,
  kind: ListingKind,
  viewer: ListingViewer,
): ListingChoice {
  const { terms = USUAL_TERMS } = viewer;
  const mode = terms.modes.find((offered) => offered === params.get('mode')) ?? terms.mode;
  const { usual, offered: sizes } = sizesFor({ kind, mode, terms });
  return {
    kind,
    term: kind === 'search' ? termOf(params.get('q')) : '',
    filters: filtersOf(params, kind, viewer),
    sort: sortNamed(params.get('sort'), viewer.canViewPrice),
    page: pageOf(params.get('page')),
    itemsPerPage: sizes.find((size) => String(size) === params.get('itemsPerPage')) ?? usual,
    mode,
    terms,
  };
}

/** What a search finds is read like a list, whatever it looks like. */
export function sizesFor({ kind, mode, terms }: Pick<ListingChoice, 'kind' | 'mode' | 'terms'>) {
  return terms.sizes[kind === 'search' ? 'list' : mode];
}

const LONGEST_TERM = 200;
const LONGEST_VALUE = 100;
const MOST_VALUES = 40;
// More than any catalogue has; what lies beyond the last page is the backend's business.
const LAST_PAGE = 100_000;

function termOf(value: string | null): string {
  return (value ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TERM);
}

function filtersOf(
  params: AddressParameters,
  kind: ListingKind,
  { canViewPrice }: ListingViewer,
): ReadonlyMap<FacetCode, readonly string[]> {
  const chosen = facetCodes.flatMap((code): [FacetCode, readonly string[]][] => {
    if (code === 'price' && !canViewPrice) return [];
    // A category page is its own category; the promo page its own flag.
    if (code === 'category_uid' && kind === 'category') return [];
    if (code === 'flag_promo' && kind === 'promo') return [];
    const given = code === 'price' ? priceValues(params.getAll(code)) : params.getAll(code);
    const values = given.filter((value) => value !== '' && value.length <= LONGEST_VALUE);
    // The category is one place in the tree, never a list.
    const kept = [...new Set(values)].slice(0, code === 'category_uid' ? 1 : MOST_VALUES);
    return kept.length > 0 && (code !== 'price' || priceRange(kept) !== null) ? [[code, kept]] : [];
  });
  return new Map(chosen);
}

/** The form sends its two bounds by one name: one that was left empty is open, written as `20_` or `_50`. */
function priceValues(values: readonly string[]): readonly string[] {
  const isOpen = values.length === 2 && values.filter(Boolean).length === 1;
  return isOpen ? [values.join('_')] : values;
}

/** A bound that is missing is open. */
export type PriceRange = { from?: string; to?: string };

/** Every value is split on `_`; the lowest and the highest number found are the range, unless a side is left open. */
export function priceRange(values: readonly string[]): PriceRange | null {
  const numbers = values
    .flatMap((value) => value.split('_'))
    .filter((part) => /^\d{1,7}([.,]\d{1,2})?$/.test(part.trim()))
    .map((part) => Number(part.trim().replace(',', '.')));
  if (numbers.length === 0) return null;
  const only = values.length > 1 ? '' : String(values);
  return {
    ...(only.startsWith('_') ? {} : { from: String(Math.min(...numbers)) }),
    ...(only.endsWith('_') ? {} : { to: String(Math.max(...numbers)) }),
  };
}

function pageOf(value: string | null): number {
  if (value === null || !/^\d+$/.test(value)) return 1;
  return Math.min(Number(value) + 1, LAST_PAGE);
}
