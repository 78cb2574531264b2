import type {
  Products,
  QueryProductsArgs,
  SearchUnderstanding,
  SortFields,
} from '@nuancier/contract/api-types.ts';
import { colourFamilyNames } from '@nuancier/domain/catalogue/colour/colour-family.ts';
import { viewsOfProducts } from '../../catalogue/catalogue.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { cachedListing, cachedSelection } from '../listing/cached-listings.ts';
import { listing, selectionFor, sortOf } from '../listing/listing.ts';
import type { Listing, Selection, UsualSort } from '../listing/listing.ts';
import { meantOnPage } from '../listing/meant-on-page.ts';
import { productCriteria } from '../listing/product-criteria.ts';
import type { SearchIndex } from '../index/search-index.ts';

export type ProductsView = Omit<Products, '__typename' | 'items' | 'aggregations'> & {
  items: ReturnType<typeof viewsOfProducts>;
  /** the listing of this page: facets are counted only on demand */
  listing: ListingOfView;
};

/**
 * A list without a search, such as a product's companions, has no facets.
 * @public named by the generated types of resolvers
 */
export type ListedProducts = Omit<Products, 'items' | 'aggregations'> &
  Pick<ProductsView, 'items'> &
  Partial<Pick<ProductsView, 'listing'>>;

const USUAL_PAGE_SIZE = 20;

/** Whether the viewer's own prices decide what is listed, or in which order. */
export function goesByPrices({ filter, sort }: QueryProductsArgs): boolean {
  const { category_uid: uid, category_id: id, category_url_path: path } = filter ?? {};
  // A category may be the promo shelf, which holds what is reduced for the viewer.
  return Boolean(sort?.price || filter?.price || filter?.flag_promo || uid || id || path);
}

/** `usualSort`: the site's default order for a category's list. */
export type ListedSite = { rootCategoryId: number; usualSort: string };

/** A page beyond the last shows the last one. */
export function products(
  index: SearchIndex,
  { rootCategoryId, usualSort: wanted }: ListedSite,
  args: QueryProductsArgs,
): ProductsView {
  const { search, filter, sort } = args;
  const isSearch = (search?.trim() ?? '') !== '';
  if (!isSearch && !filter) throw new Refusal('NOTHING_ASKED');
  if (index.prices === 'hidden' && (sort?.price || filter?.price)) throw new Refusal('PRICES_HIDDEN');
  const asked = { rootCategoryId, args };
  const usual = usualSort(index, wanted, isSearch);
  const order = sortOf(sort, usual);
  const found = cachedListing(index, `${order.by} ${order.direction} ${keyOf(asked)}`, () =>
    listing(index, selectionIn(index, asked), order),
  );
  const listed = { index, products: found.products, selection: found.selection, ...asked };
  return pageView(listed, usual);
}

type Asked = { rootCategoryId: number; args: QueryProductsArgs };

/** What was asked for, as another index finds and counts it. */
export function selectionIn(index: SearchIndex, asked: Asked): Selection {
  const { rootCategoryId, args } = asked;
  return cachedSelection(index, keyOf(asked), () =>
    selectionFor(index, rootCategoryId, productCriteria(index, rootCategoryId, args)),
  );
}

function keyOf({ rootCategoryId, args }: Asked): string {
  return JSON.stringify([rootCategoryId, args.search, args.filter]);
}

type ListingOfView = Asked & Listing & { index: SearchIndex };

function pageView(listing: ListingOfView, usual: UsualSort): ProductsView {
  const { index, args, products: found, selection } = listing;
  const total = found.length;
  const pageSize = args.pageSize ?? USUAL_PAGE_SIZE;
  const totalPages = Math.ceil(total / pageSize);
  const currentPage = Math.max(1, Math.min(args.currentPage ?? 1, totalPages));
  const start = (currentPage - 1) * pageSize;
  const onPage = found.subarray(start, start + pageSize);
  return {
    items: viewsOfProducts(index.catalogue, onPage),
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages },
    total_count: total,
    sort_fields: sortFields(usual, index.prices !== 'hidden'),
    suggestion: selection.corrected,
    understood: understoodAs(index, selection, onPage),
    listing,
  };
}

function understoodAs(
  { catalogue }: SearchIndex,
  {
    kindCategory,
    dropped,
    tint,
    colour,
    unknownTint,
    leading,
    criteria: { search, articleWords },
  }: Selection,
  onPage: Uint32Array,
): SearchUnderstanding | null {
  if (search === '' && tint === null) return null;
  const kind = kindCategory();
  return {
    kind:
      kind === null
        ? null
        : { uid: kind.uid, name: kind.name, url_path: kind.urlPath, url_suffix: kind.urlSuffix },
    dropped_words: [...dropped],
    tint: tint && { code: tint.code, name: tint.name, hex: tint.hex },
    colour_family: colour && { code: colour.family, name: colourFamilyNames[colour.family] },
    unknown_tint: unknownTint,
    // Computed only when requested.
    get articles() {
      return meantOnPage(catalogue, onPage, { words: articleWords, leading, tint });
    },
  };
}

/** A search is ordered by relevance, a category as its site says; never by prices that may not be seen. */
function usualSort({ prices }: SearchIndex, wanted: string, isSearch: boolean): UsualSort {
  if (isSearch) return 'relevance';
  if (wanted === 'price') return prices === 'hidden' ? 'position' : 'price';
  return wanted === 'name' ? 'name' : 'position';
}

function sortFields(usual: UsualSort, showsPrices: boolean): SortFields {
  const options = usual === 'relevance' ? SEARCH_SORTS : CATEGORY_SORTS;
  return { default: usual, options: options.filter(({ value }) => showsPrices || value !== 'price') };
}

const NAME_AND_PRICE = [
  { value: 'name', label: 'Nom' },
  { value: 'price', label: 'Prix' },
];
const SEARCH_SORTS = [{ value: 'relevance', label: 'Pertinence' }, ...NAME_AND_PRICE];
const CATEGORY_SORTS = [{ value: 'position', label: 'Ordre du catalogue' }, ...NAME_AND_PRICE];
