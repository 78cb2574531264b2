import type { CatalogueContext } from '../catalogue/catalogue-context.ts';

import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { SearchMeans } from '../search/search-context.ts';

export type QuotationsContext = CatalogueContext;

/** Of the shop's own people. */
export type QuotationDeskContext = StaffAsking &
  Means &
  Pick<SearchMeans, 'index'> &
  Pick<CatalogueContext, 'site'>;
