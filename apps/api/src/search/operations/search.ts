// What the header's panel proposes while one types.
import type { CmsPage, SearchReference } from '@nuancier/contract/api-types.ts';
import { foldText } from '@nuancier/domain/search/words/fold-text.ts';
import { referenceCode } from '@nuancier/domain/search/reference-code.ts';
import { searchText } from '@nuancier/domain/search/search-text.ts';
import { findArticle, namedArticles, viewsOfProducts } from '../../catalogue/catalogue.ts';
import type { NamedArticle, shownCategories } from '../../catalogue/catalogue.ts';
import { products } from './products.ts';
import type { ProductsView } from './products.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { SuggestList } from '../index/suggest-list.ts';

export type SuggestionsView = {
  query: string;
  suggestion: string | null;
  total_count: number;
  products: ProductsView['items'];
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

const MOST = { products: 6, categories: 4, pages: 3, references: 3, articles: 8 };

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
    categories: suggested(index.suggestions.get(rootCategoryId), query, MOST.categories),
    pages: suggested(parts.pages, query, MOST.pages),
    references: referencesAmong(index, best, query),
    // Computed only when requested.
    get articles() {
      return articlesAmong(index, best, query);
    },
  };
}

const NOTHING = {
  suggestion: null,
  total_count: 0,
  products: [],
  categories: [],
  pages: [],
  references: [],
  articles: [],
};

function suggested<Item>(list: SuggestList<Item> | undefined, query: string, most: number): Item[] {
  if (list === undefined) return [];
  const { index, entries } = list;
  return Array.from(searchText(index, query, { limit: most }).ids, (id) => entries[id]?.item).filter(
    (item) => item !== undefined,
  );
}

// A reference typed in full brings its product to the top: one need not look further.
function referencesAmong({ catalogue }: SearchIndex, best: Uint32Array, query: string): SearchReference[] {
  const code = referenceCode(query);
  if (code === null) return [];
  return [...best]
    .map((product) => findArticle(catalogue, product, code))
    .filter((found) => found !== undefined)
    .slice(0, MOST.references)
    .map(referenceView);
}

// Products come in the order of the search; of one product those articles whose names hold what was typed.
function articlesAmong({ catalogue }: SearchIndex, best: Uint32Array, query: string): SearchReference[] {
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
    .slice(0, MOST.articles)
    .map(referenceView);
}

function referenceView({ article, name, urlKey }: NamedArticle): SearchReference {
  return { sku: article.sku, ean: article.ean, name, url_key: urlKey };
}
