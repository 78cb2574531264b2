import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { aggregationsView } from './aggregations-view.ts';
import { listingOf, products } from './operations/products.ts';
import { search } from './operations/search.ts';

export const searchResolvers: Resolvers<Context> = {
  Query: {
    products: async (_root, args, { index, site }) => products(await index(), site.rootCategoryId, args),
    search: async (_root, { query }, { index, pages, site }) =>
      search({ index: await index(), rootCategoryId: site.rootCategoryId, pages: await pages() }, query),
  },
  Products: {
    aggregations: (view, { filter }) => {
      const listing = listingOf(view);
      return listing === undefined ? null : aggregationsView(listing.index, listing.found.selection, filter);
    },
  },
};
