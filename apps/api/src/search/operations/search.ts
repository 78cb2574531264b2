// What the header's panel proposes while one types.
import type { CmsPage, SearchReference, SearchUnderstanding } from '@nuancier/contract/api-types.ts';
import { colourFamilyNames } from '@nuancier/domain/catalogue/colour/colour-family.ts';
import { fitsSuggestion } from '@nuancier/domain/search/fits-suggestion.ts';
import { isKnownStem } from '@nuancier/domain/search/query/expand-word.ts';
import { foldText } from '@nuancier/domain/search/words/fold-text.ts';
import { frenchStem } from '@nuancier/domain/search/words/french-stem.ts';
import { referenceCode, referenceCodes } from '@nuancier/domain/search/reference-code.ts';
import { nearestRange } from '@nuancier/domain/search/words/other-things.ts';
import { searchText } from '@nuancier/domain/search/search-text.ts';
import { findArticle, namedArticles, viewsOfProducts } from '../../catalogue/catalogue.ts';
import type { NamedArticle, shownCategories } from '../../catalogue/catalogue.ts';
import type { Selection } from '../listing/listing.ts';
import { products } from './products.ts';
import type { ProductsView } from './products.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { SuggestList } from '../index/suggest-list.ts';

export type SuggestionsView = {
  query: string;
  suggestion: string | null;
  total_count: number;
  products: ProductsView['items'];
  understood: SearchUnderstanding | null;
  categories: ReturnType<typeof shownCategories>;
  pages: CmsPage[];
  references: SearchReference[];
  articles: SearchReference[];
};

export type SearchParts = {
  index: SearchIndex;
  rootCategoryId: number;
  pages: SuggestList<CmsPage>;
};

const MOST = { products: 6, categories: 4, pages: 3, references: 3, pasted: 20, articles: 8, counted: 200 };

export function search(parts: SearchParts, query: string): SuggestionsView {
  if (query.trim() === '') return { ...NOTHING, query };
  const { index, rootCategoryId } = parts;
  const found = products(
    index,
    { rootCategoryId, usualSort: '' },
    { search: query, pageSize: MOST.products },
  );
  const best = found.listing.products.subarray(0, MOST.products);
  return {
    query,
    suggestion: found.suggestion ?? null,
    total_count: found.total_count ?? 0,
    products: viewsOfProducts(index.catalogue, best),
    understood: found.understood ?? null,
    categories: categoriesFor(parts, found.suggestion ?? query, found.listing.selection),
    pages: suggested(index, parts.pages, found.suggestion ?? query, MOST.pages),
    references: referencesAmong(index, found.listing.products, query),
    // Computed only when requested.
    get articles() {
      return articlesAmong(index, best, query, MOST.articles);
    },
  };
}

export type ArticlesFound = { articles: SearchReference[]; total: number; more: boolean; hasNext: boolean };

/** Articles alone, by reference, EAN or words; those of this page, from 1 on, and how many there are in all. */
export function articlesFound(
  index: SearchIndex,
  rootCategoryId: number,
  { query, page }: { query: string; page: number },
): ArticlesFound {
  if (query.trim() === '') return { articles: [], total: 0, more: false, hasNext: false };
  const { listing } = products(
    index,
    { rootCategoryId, usualSort: '' },
    { search: query, pageSize: MOST.products },
  );
  const named = referencesAmong(index, listing.products, query);
  const others = articlesAmong(index, listing.products.subarray(0, MOST.counted), query, MOST.counted + 1);
  const known = new Set(named.map(({ sku }) => sku));
  const all = [...named, ...others.filter(({ sku }) => !known.has(sku))];
  const counted = all.slice(0, MOST.counted);
  const from = (Math.max(1, page) - 1) * MOST.articles;
  return {
    articles: counted.slice(from, from + MOST.articles),
    total: counted.length,
    more: all.length > counted.length,
    hasNext: counted.length > from + MOST.articles,
  };
}

const NOTHING = {
  understood: null,
  suggestion: null,
  total_count: 0,
  products: [],
  categories: [],
  pages: [],
  references: [],
  articles: [],
};

/** Of the kind that was asked for, its own first: « pinceau vernis » leads to no varnish. */
function categoriesFor(
  { index, rootCategoryId }: SearchParts,
  query: string,
  { products: found, kindTallies, kindCategory }: Selection,
): SuggestionsView['categories'] {
  const list = index.suggestions.get(rootCategoryId);
  if (found.length === 0) return suggested(index, list, nearestRange(query) ?? query, MOST.categories);
  const named = suggested(index, list, query, MOST.categories);
  if (kindTallies.products.length === 0) return named;
  const { categories, catalogue } = index;
  const counts = kindTallies.of(categories);
  const own = kindCategory();
  const first = own === null ? [] : [catalogue.forest.views.get(own.id)].filter((view) => view !== undefined);
  const others = named.filter(
    ({ uid }) => uid !== own?.uid && (counts[categories.places.get(uid) ?? -1] ?? 0) > 0,
  );
  return [...first, ...others].slice(0, MOST.categories);
}

function suggested<Item>(
  { text }: SearchIndex,
  list: SuggestList<Item> | undefined,
  query: string,
  most: number,
): Item[] {
  if (list === undefined) return [];
  const { index, entries } = list;
  const trade = { isKnown: (stem: string) => isKnownStem(text, stem), isColour };
  return Array.from(searchText(index, query).ids, (id) => entries[id])
    .filter((entry) => entry !== undefined)
    .filter((entry) => fitsSuggestion(query, entry, trade))
    .slice(0, most)
    .map(({ item }) => item);
}

const colourStems = new Set(
  Object.values(colourFamilyNames).flatMap((name) => frenchStem(foldText(name).split(' ')[0] ?? '')),
);
const isColour = (stem: string): boolean => colourStems.has(stem);

// A reference typed in full brings its product to the top: one need not look further.
function referencesAmong({ catalogue }: SearchIndex, found: Uint32Array, query: string): SearchReference[] {
  const several = referenceCodes(query);
  const code = several.length > 0 ? null : referenceCode(query);
  if (code === null && several.length === 0) return [];
  const best = found.subarray(0, code === null ? MOST.pasted : MOST.products);
  const named = (wanted: string) =>
    [...best]
      .map((product) => findArticle(catalogue, product, wanted))
      .filter((article) => article !== undefined)
      .slice(0, MOST.references)
      .map(referenceView);
  return code === null ? several.slice(0, MOST.pasted).flatMap(named) : named(code);
}

// Products come in the order of the search; of one product those articles whose names hold what was typed.
function articlesAmong(
  { catalogue }: SearchIndex,
  best: Uint32Array,
  query: string,
  most: number,
): SearchReference[] {
  const code = referenceCode(query);
  const words = foldText(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const isMeant = ({ article, name }: NamedArticle) =>
    code === null
      ? words.every((word) => foldText(name).includes(word))
      : article.sku.toUpperCase().startsWith(code) || Boolean(article.ean?.startsWith(code));
  return [...best]
    .flatMap((product) => {
      const named = namedArticles(catalogue, product);
      const meant = named.filter(isMeant);
      // Words may be mistyped, synonyms, or found in the description alone.
      return meant.length > 0 || code !== null ? meant : named;
    })
    .slice(0, most)
    .map(referenceView);
}

function referenceView({ article, name, urlKey }: NamedArticle): SearchReference {
  return { sku: article.sku, ean: article.ean, name, url_key: urlKey };
}
