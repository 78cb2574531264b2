import type { AttributeFilterInput, Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { aggregationsView } from './aggregations-view.ts';
import { goesByPrices, listingOf, products, selectionIn } from './operations/products.ts';
import { promotions } from './operations/promotions.ts';
import { attributesList } from './operations/attributes-list.ts';
import { customAttributes, customAttributesV2 } from './operations/custom-attributes.ts';
import { search } from './operations/search.ts';

const attributed = {
  custom_attributesV2: (
    product: object,
    { filters }: { filters?: AttributeFilterInput | null },
    context: Context,
  ) => customAttributesV2(context, product, filters),
  custom_attributes: (product: object, _args: unknown, context: Context) =>
    customAttributes(context, product),
};

export const searchResolvers: Resolvers<Context> = {
  SimpleProduct: attributed,
  VirtualProduct: attributed,
  DownloadableProduct: attributed,
  BundleProduct: attributed,
  GroupedProduct: attributed,
  GiftCard: attributed,
  ConfigurableProduct: attributed,
  Query: {
    products: async (_root, args, { index, pricedIndex, site }) => {
      const usualSort = site.settings.catalog_default_sort_by;
      const isPriced = goesByPrices(args) || usualSort === 'price';
      const listed = { rootCategoryId: site.rootCategoryId, usualSort };
      return products(await (isPriced ? pricedIndex() : index()), listed, args);
    },
    attributesList: async (_root, args, { index }) => attributesList(await index(), args),
    search: async (_root, { query }, { index, pages, site }) =>
      search({ index: await index(), rootCategoryId: site.rootCategoryId, pages: await pages() }, query),
    promotions: async (_root, _args, { index, pricedIndex, site }) =>
      promotions(await index(), await pricedIndex(), site.rootCategoryId),
  },
  CategoryTree: {
    products: async (category, args, { index, pricedIndex, site }) => {
      const asked = { ...args, filter: { category_uid: { eq: category.uid } } };
      return products(await (goesByPrices(asked) ? pricedIndex() : index()), site.rootCategoryId, asked);
    },
  },
  Products: {
    suggestions: ({ suggestion }) => (suggestion ? [{ search: suggestion }] : []),
    aggregations: (view, { filter }, { viewer, pricedIndex }) => {
      const listing = listingOf(view);
      if (listing === undefined) return null;
      if (viewer.kind === 'visitor') return aggregationsView(listing.index, listing.selection, filter);
      return pricedIndex().then((index) => aggregationsView(index, selectionIn(index, listing), filter));
    },
  },
};
