import type { CmsPage } from '@nuancier/contract/api-types.ts';
import type { CatalogueContext } from '../catalogue/catalogue-context.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { SuggestList } from './index/suggest-list.ts';

export type SearchMeans = {
  /** what listings and searches are answered from */
  index: () => Promise<SearchIndex>;
  /** the same, sorted, filtered and counted by what the viewer pays */
  pricedIndex: () => Promise<SearchIndex>;
  /** content pages as the search panel proposes them */
  pages: () => Promise<SuggestList<CmsPage>>;
};

export type SearchContext = CatalogueContext & SearchMeans;
