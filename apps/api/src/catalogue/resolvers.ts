import type { Resolvers } from '../../generated/resolvers.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { articleThumbnail } from './catalogue.ts';
import { categoryAddress, categorySuffix } from './categories/category-address.ts';
import { testerPrice } from './articles/tester-price.ts';
import { articles } from './operations/articles.ts';
import { categories } from './operations/categories.ts';
import { colourChart } from './operations/colour-chart.ts';
import { colourSheets } from './operations/colour-sheets.ts';
import { configurableProductsConfiguration } from './operations/configurable-products-configuration.ts';
import { getBestSimpleProduct } from './operations/get-best-simple-product.ts';
import { matchingCategories } from './operations/matching-categories.ts';
import { megaMenuBlock } from './operations/mega-menu-block.ts';
import { productAttributeData } from './operations/product-attribute-data.ts';
import { productFeature } from './operations/product-feature.ts';
import { route } from './operations/route.ts';
import { testerArticle, testerArticles, testerProductUrlKey } from './operations/tester-article.ts';
import { urlResolver } from './operations/url-resolver.ts';
import { xsellProducts } from './operations/xsell-products.ts';
import { testerCreditTerms } from '../site/site.ts';
import { productResolvers } from './product-resolvers.ts';

export const catalogueResolvers: Resolvers<CatalogueContext> = {
  ...productResolvers,
  Query: {
    categories: async (_root, args, { catalogue, site }) =>
      categories((await catalogue()).forest, site, args),
    categoryList: async (_root, args, { catalogue, site }) =>
      categories((await catalogue()).forest, site, args).items,
    customCategoryList: async (_root, { filters }, { catalogue, site }) =>
      matchingCategories((await catalogue()).forest, site, filters),
    route: (_root, { url }, context) => route(context, url),
    urlResolver: (_root, { url }, context) => urlResolver(context, url),
    productAttributeData: (_root, { sku }, context) => productAttributeData(context, sku),
    productFeature: (_root, { sku }, context) => productFeature(context, sku),
    configurableProductsConfiguration: async (_root, { sku }, { catalogue, site }) =>
      configurableProductsConfiguration(await catalogue(), sku, site.settings.weight_unit),
    xsellProducts: async (_root, { sku }, { catalogue }) => xsellProducts(await catalogue(), sku),
    articles: async (_root, { skus }, { catalogue }) => articles(await catalogue(), skus),
    getBestSimpleProduct: (_root, { sku }, context) => getBestSimpleProduct(context, sku),
    testerArticle: async (_root, args, { db, catalogue, site }) =>
      testerArticle(db, await catalogue(), site.settings.tester_product_id, args),
    testerArticles: async (_root, { tints }, { db, catalogue, site }) =>
      testerArticles(db, await catalogue(), site.settings.tester_product_id, tints),
    colourChart: (_root, args, { db, viewer, site }) =>
      colourChart(db, args, {
        showsPrices: mayViewPrice(viewer),
        facadeLimit: site.settings.facade_luminance_min,
      }),
    colourSheets: (_root, args, { db, publicUrl, site }) =>
      colourSheets(db, { publicUrl, facadeLimit: site.settings.facade_luminance_min }, args),
  },
  TesterArticle: {
    price: (tester, _args, context) => testerPrice(context, tester),
    credit_days: (_tester, _args, { site }) => testerCreditTerms(site)?.days ?? null,
  },
  StoreConfig: {
    tester_product_url_key: async ({ tester_product_id: sku }, _args, { catalogue }) =>
      testerProductUrlKey(await catalogue(), sku),
    root_category_path: async (_config, _args, { catalogue, site }) =>
      (await catalogue()).forest.nodes.get(site.rootCategoryId)?.category.urlPath ?? '',
  },
  ProductCondition: {
    thumbnail: async ({ articleSku }, _args, { catalogue }) =>
      articleThumbnail(await catalogue(), articleSku),
  },
  CategoryTree: {
    universe_mega_menu_block: (category, _args, context) =>
      megaMenuBlock(context, category.universe_mega_menu_cms),
    url_suffix: (category, _args, { site }) => categorySuffix(category, site.settings),
    relative_url: (category, _args, { site }) => categoryAddress(category, site.settings),
    canonical_url: (category, _args, { publicUrl, site }) =>
      category.custom_canonical_url ?? `${publicUrl}/catalogue/${categoryAddress(category, site.settings)}`,
  },
};
