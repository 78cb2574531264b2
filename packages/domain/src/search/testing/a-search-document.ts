import type { SearchDocument } from '../index/search-document.ts';

export function aSearchDocument(given: Partial<SearchDocument> & { name: string }): SearchDocument {
  return {
    brand: '',
    line: null,
    categories: [],
    keywords: [],
    description: '',
    references: [],
    boost: 0,
    tintable: false,
    ...given,
  };
}
