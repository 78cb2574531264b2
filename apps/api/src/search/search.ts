// The door of the search capability: the index of the whole catalogue, and the pages its panel proposes.
import type { CmsPage } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import type { DatabasePool } from '../database/tables.ts';
import { indexWithoutPrices } from './index-without-prices.ts';
import { draftSearch } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';
import { suggestList } from './suggest-list.ts';
import type { SuggestList } from './suggest-list.ts';
import { openTextIndexer } from './text-indexer.ts';

export async function readSearchIndex(
  db: DatabasePool,
  publicUrl: string,
  day: string,
): Promise<SearchIndex> {
  const texts = openTextIndexer();
  try {
    const draft = draftSearch(texts);
    // One transaction sees one state of the catalogue, however long the reading takes.
    const catalogue = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((reading) => loadCatalogue(reading, publicUrl, day, (product) => draft.add(product)));
    return await draft.finish(catalogue);
  } finally {
    await texts.close();
  }
}

/** The index as this viewer may look into it. */
export function indexFor(viewer: Viewer, index: SearchIndex): SearchIndex {
  return mayViewPrice(viewer) ? index : indexWithoutPrices(index);
}

export function pageSuggestions(pages: readonly CmsPage[]): SuggestList<CmsPage> {
  return suggestList(pages, ({ title, meta_keywords: keywords, meta_description: summary }) => ({
    name: title ?? '',
    keywords: [keywords, summary].filter((text) => typeof text === 'string'),
  }));
}
