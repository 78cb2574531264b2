import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { aggregationsView } from './aggregations-view.ts';
import { goesByPrices, listingOf, products, selectionIn } from './operations/products.ts';
import { promotions } from './operations/promotions.ts';
import { search } from './operations/search.ts';

export const searchResolvers: Resolvers<Context> = {
  Query: {
    products: async (_root, args, { index, pricedIndex, site }) =>
      products(await (goesByPrices(args) ? pricedIndex() : index()), site.rootCategoryId, args),
    search: async (_root, { query }, { index, pages, site }) =>
      search({ index: await index(), rootCategoryId: site.rootCategoryId, pages: await pages() }, query),
    promotions: async (_root, _args, { index, pricedIndex, site }) =>
      promotions(await index(), await pricedIndex(), site.rootCategoryId),
  },
  Products: {
    aggregations: (view, { filter }, { viewer, pricedIndex }) => {
      const listing = listingOf(view);
      if (listing === undefined) return null;
      if (viewer.kind === 'visitor') return aggregationsView(listing.index, listing.selection, filter);
      return pricedIndex().then((index) => aggregationsView(index, selectionIn(index, listing), filter));
    },
  },
};
