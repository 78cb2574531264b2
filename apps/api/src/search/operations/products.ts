import type { Products, QueryProductsArgs, SortFields } from '@nuancier/contract/api-types.ts';
import { viewsOfProducts } from '../../catalogue/catalogue.ts';
import { Refusal } from '../../errors.ts';
import { keptListing, keptSelection } from '../kept-listings.ts';
import { listing, selectionFor, sortOf } from '../listing.ts';
import type { Listing, Selection } from '../listing.ts';
import { productCriteria } from '../product-criteria.ts';
import type { SearchIndex } from '../search-index.ts';

export type ProductsView = Omit<Products, '__typename' | 'items' | 'aggregations'> & {
  items: ReturnType<typeof viewsOfProducts>;
};

const USUAL_PAGE_SIZE = 20;

/** Whether the viewer's own prices decide what is listed, or in which order. */
export function goesByPrices({ filter, sort }: QueryProductsArgs): boolean {
  const { category_uid: uid, category_id: id, category_url_path: path } = filter ?? {};
  // A category may be the promo shelf, which holds what is reduced for the viewer.
  return Boolean(sort?.price || filter?.price || filter?.flag_promo || uid || id || path);
}

/** A page beyond the last shows the last one. */
export function products(index: SearchIndex, rootCategoryId: number, args: QueryProductsArgs): ProductsView {
  const { search, filter, sort } = args;
  const isSearch = (search?.trim() ?? '') !== '';
  if (!isSearch && !filter) throw new Refusal('NOTHING_ASKED');
  if (index.prices === 'hidden' && (sort?.price || filter?.price)) throw new Refusal('PRICES_HIDDEN');
  const asked = { rootCategoryId, args };
  const order = sortOf(sort, isSearch);
  const found = keptListing(index, `${order.by} ${order.direction} ${keyOf(asked)}`, () =>
    listing(index, selectionIn(index, asked), order),
  );
  const view = pageView(index, found, args, isSearch);
  listings.set(view, { index, products: found.products, selection: found.selection, ...asked });
  return view;
}

type Asked = { rootCategoryId: number; args: QueryProductsArgs };

/** What was asked for, as another index finds and counts it. */
export function selectionIn(index: SearchIndex, asked: Asked): Selection {
  const { rootCategoryId, args } = asked;
  return keptSelection(index, keyOf(asked), () =>
    selectionFor(index, rootCategoryId, productCriteria(index, rootCategoryId, args)),
  );
}

function keyOf({ rootCategoryId, args }: Asked): string {
  return JSON.stringify([rootCategoryId, args.search, args.filter]);
}

export type ListingOfView = Asked & Listing & { index: SearchIndex };

// The listing behind an answer: its facets are counted only when somebody asks for them.
const listings = new WeakMap<object, ListingOfView>();

export function listingOf(view: object): ListingOfView | undefined {
  return listings.get(view);
}

function pageView(
  { catalogue, prices }: SearchIndex,
  found: Listing,
  args: QueryProductsArgs,
  isSearch: boolean,
): ProductsView {
  const total = found.products.length;
  const pageSize = args.pageSize ?? USUAL_PAGE_SIZE;
  const totalPages = Math.ceil(total / pageSize);
  const currentPage = Math.max(1, Math.min(args.currentPage ?? 1, totalPages));
  const start = (currentPage - 1) * pageSize;
  return {
    items: viewsOfProducts(catalogue, found.products.subarray(start, start + pageSize)),
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages },
    total_count: total,
    sort_fields: sortFields(isSearch, prices !== 'hidden'),
    suggestion: found.selection.corrected,
  };
}

function sortFields(isSearch: boolean, showsPrices: boolean): SortFields {
  const shown = isSearch ? SEARCH_SORTS : CATEGORY_SORTS;
  if (showsPrices) return shown;
  return { ...shown, options: (shown.options ?? []).filter((option) => option?.value !== 'price') };
}

const NAME_AND_PRICE = [
  { value: 'name', label: 'Nom' },
  { value: 'price', label: 'Prix' },
];
const SEARCH_SORTS: SortFields = {
  default: 'relevance',
  options: [{ value: 'relevance', label: 'Pertinence' }, ...NAME_AND_PRICE],
};
const CATEGORY_SORTS: SortFields = {
  default: 'position',
  options: [{ value: 'position', label: 'Ordre du catalogue' }, ...NAME_AND_PRICE],
};
