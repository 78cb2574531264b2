import type { CatalogueContext } from '../catalogue/catalogue-context.ts';
import type { DeskContext } from '../orders/orders-context.ts';
import type { SearchMeans } from '../search/search-context.ts';

export type SubstitutesContext = CatalogueContext;

/** Of the shop's own people. */
export type SubstitutesDeskContext = DeskContext &
  Pick<SearchMeans, 'index'> &
  Pick<CatalogueContext, 'site'> & { shopSecret: string };
