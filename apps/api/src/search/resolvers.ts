import type { AttributeFilterInput, QueryProductsArgs } from '@nuancier/contract/api-types.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { ShownProduct } from '../catalogue/catalogue.ts';
import type { SearchContext } from './search-context.ts';
import { aggregationsView } from './listing/aggregations-view.ts';
import { goesByPrices, products, selectionIn } from './operations/products.ts';
import { promotions } from './operations/promotions.ts';
import { attributesList } from './operations/attributes-list.ts';
import { customAttributeMetadataV2 } from './operations/custom-attribute-metadata.ts';
import { customAttributes, customAttributesV2 } from './operations/custom-attributes.ts';
import { search } from './operations/search.ts';

const attributed = {
  custom_attributesV2: (
    product: ShownProduct,
    { filters }: { filters?: AttributeFilterInput | null },
    context: SearchContext,
  ) => customAttributesV2(context, product, filters),
  custom_attributes: (product: ShownProduct, _args: unknown, context: SearchContext) =>
    customAttributes(context, product),
};

export const searchResolvers: Resolvers<SearchContext> = {
  SimpleProduct: attributed,
  VirtualProduct: attributed,
  DownloadableProduct: attributed,
  BundleProduct: attributed,
  GroupedProduct: attributed,
  GiftCard: {
    ...attributed,
    custom_attributeV2: async (product, { attribute_code: code }, context) =>
      (await customAttributesV2(context, product, null)).items.find((entry) => entry.code === code) ?? null,
  },
  ConfigurableProduct: attributed,
  Query: {
    products: (_root, args, context) => listed(context, args),
    attributesList: async (_root, args, { index }) => attributesList(await index(), args),
    customAttributeMetadataV2: async (_root, { attributes }, { index }) =>
      customAttributeMetadataV2(await index(), attributes ?? []),
    search: async (_root, { query }, { index, pages, site }) =>
      search({ index: await index(), rootCategoryId: site.rootCategoryId, pages: await pages() }, query),
    promotions: async (_root, _args, { index, pricedIndex, site }) =>
      promotions(await index(), await pricedIndex(), site.rootCategoryId),
  },
  CategoryTree: {
    products: (category, args, context) =>
      listed(context, { ...args, filter: { category_uid: { eq: category.uid } } }),
  },
  Products: {
    suggestions: ({ suggestion }) => (suggestion ? [{ search: suggestion }] : []),
    aggregations: ({ listing }, { filter }, { viewer, pricedIndex }) => {
      if (listing === undefined) return null;
      if (viewer.kind === 'visitor') return aggregationsView(listing.index, listing.selection, filter);
      return pricedIndex().then((index) => aggregationsView(index, selectionIn(index, listing), filter));
    },
  },
};

/** In the site's order by default. */
async function listed(
  { index, pricedIndex, site }: Pick<SearchContext, 'index' | 'pricedIndex' | 'site'>,
  args: QueryProductsArgs,
) {
  const { rootCategoryId, settings } = site;
  const usualSort = settings.catalog_default_sort_by;
  const isPriced = goesByPrices(args) || usualSort === 'price';
  return products(await (isPriced ? pricedIndex() : index()), { rootCategoryId, usualSort }, args);
}
