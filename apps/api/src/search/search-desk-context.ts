import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { SiteAsked } from '../site/site-context.ts';
import type { ProposedIndexes } from './merchant/proposed-indexes.ts';
import type { SearchMeans } from './search-context.ts';

/** What the back office's part of the search works with. */
export type SearchDeskMeans = Pick<SearchMeans, 'index'> & {
  /** adds what this process has counted, so that whoever looks sees it */
  flushSearches: () => Promise<void>;
  proposedIndexes: Pick<ProposedIndexes, 'withRule'>;
};

export type SearchDeskContext = StaffAsking & Means & SiteAsked & SearchDeskMeans;
