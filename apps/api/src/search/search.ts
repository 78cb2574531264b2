// The door of the search capability: the index of the whole catalogue, and the pages its panel proposes.
import type { KyselyPlugin } from 'kysely';
import type { CmsPage } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { loadCatalogue, productsNotOffered } from '../catalogue/catalogue.ts';
import type { DatabasePool } from '../database/tables.ts';
import { indexWithoutPrices } from './index/index-without-prices.ts';
import { indexWithoutProducts } from './index/index-without-products.ts';
import type { OwnIndexes } from './index/own-indexes.ts';
import { draftSearch } from './index/search-index.ts';
import type { Pins, SearchIndex } from './index/search-index.ts';
import { merchantWords } from './merchant/merchant-words.ts';
import type { ProposedRule } from './merchant/merchant-words.ts';
import { suggestList } from './index/suggest-list.ts';
import type { SuggestList } from './index/suggest-list.ts';
import { openTextIndexer } from './index/text-indexer.ts';

export { createSearchCounter } from './counting/search-counter.ts';
export type { SearchCounter, SearchMade } from './counting/search-counter.ts';
export { createProposedIndexes } from './merchant/proposed-indexes.ts';
export { forgetSearches } from './counting/forget-searches.ts';
export { createOwnIndexes } from './index/own-indexes.ts';
export { articlesFound } from './operations/search.ts';

export type ReadSearchIndex = typeof readSearchIndex;
export type { SearchIndex } from './index/search-index.ts';

const NO_PINS: readonly Pins[] = [];

/** `proposed`: a synonym that is not written yet, to see what it would change. `openTexts`: who builds the text index. */
export async function readSearchIndex(
  db: DatabasePool,
  publicUrl: string,
  day: string,
  givenUp?: AbortSignal,
  proposed: ProposedRule | null = null,
  openTexts: typeof openTextIndexer = openTextIndexer,
): Promise<SearchIndex> {
  let words = { synonyms: '', pins: NO_PINS };
  const texts = openTexts(() => words.synonyms, givenUp);
  try {
    const draft = draftSearch(texts);
    // One transaction sees one state of the catalogue, however long the reading takes.
    const catalogue = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        const reading = transaction.withPlugin(until(givenUp));
        words = await merchantWords(reading, proposed);
        return loadCatalogue(reading, publicUrl, day, (product) => {
          givenUp?.throwIfAborted();
          draft.add(product);
        });
      });
    return await draft.finish(catalogue, words.pins);
  } finally {
    await texts.close();
  }
}

/** No further statement once the reading is given up. */
function until(givenUp: AbortSignal | undefined): KyselyPlugin {
  return {
    transformQuery({ node }) {
      givenUp?.throwIfAborted();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Takes out of a standing index what is no longer in the shop: reading that is quick, a new index is not. */
export async function withoutWhatLeft(
  db: DatabasePool,
  day: string,
): Promise<(index: SearchIndex) => SearchIndex> {
  const gone = await productsNotOffered(db, day);
  return (index) => indexWithoutProducts(index, gone);
}

/** The index as this viewer may look into it. */
export function indexFor(viewer: Viewer, index: SearchIndex): SearchIndex {
  return mayViewPrice(viewer) ? index : indexWithoutPrices(index);
}

/**
 * The index by whose prices this viewer's listings are sorted, filtered and counted: the prices that the viewer sees.
 */
export function pricedIndexFor(
  viewer: Viewer,
  index: SearchIndex,
  own: OwnIndexes,
  now: Date,
): Promise<SearchIndex> | SearchIndex {
  if (viewer.kind === 'visitor' || !mayViewPrice(viewer)) return indexFor(viewer, index);
  return own.indexOf(viewer, index, localMoment(now).date);
}

export function pageSuggestions(pages: readonly CmsPage[]): SuggestList<CmsPage> {
  return suggestList(pages, ({ title, meta_keywords: keywords, meta_description: summary }) => ({
    name: title ?? '',
    keywords: [keywords, summary].filter((text) => typeof text === 'string'),
  }));
}
