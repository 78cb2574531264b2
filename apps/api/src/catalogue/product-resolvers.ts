// The costly fields of products, the same for every product type.
import type { Resolvers } from '../../generated/resolvers.ts';
import { weightIn } from '@nuancier/domain/catalogue/products/weight-in.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { ShownProduct as Shown } from './catalogue.ts';
import { safeHtml } from '../content/content.ts';
import { configurableProductsConfiguration } from './operations/configurable-products-configuration.ts';
import { productAttributeData } from './operations/product-attribute-data.ts';
import { productFeature } from './operations/product-feature.ts';
import { priceTiers } from './operations/price-tiers.ts';
import { articlesOf } from './snapshot/catalogue-snapshot.ts';
import { productTexts } from './sheet/product-texts.ts';
import { galleryEntries } from './views/gallery-entries.ts';
import { olderPriceView } from './views/older-price-view.ts';
import { linkedProducts, productCategories, productGallery } from './views/product-details.ts';
import { cardArticle } from './views/card-article.ts';
import { optionsOf, selectionOf, variantsOf } from './views/variants.ts';

const shared = {
  description: async (product: Shown, _args: unknown, { db }: Pick<CatalogueContext, 'db'>) => ({
    html: safeHtml((await textsOf(product, db)).description),
  }),
  short_description: async (product: Shown, _args: unknown, { db }: Pick<CatalogueContext, 'db'>) => ({
    html: safeHtml((await textsOf(product, db)).shortDescription),
  }),
  meta_title: async (product: Shown, _args: unknown, { db }: Pick<CatalogueContext, 'db'>) =>
    (await textsOf(product, db)).metaTitle,
  meta_description: async (product: Shown, _args: unknown, { db }: Pick<CatalogueContext, 'db'>) =>
    (await textsOf(product, db)).metaDescription,
  categories: ({ place }: Shown, _args: unknown, { site }: Pick<CatalogueContext, 'site'>) =>
    productCategories(place, site.rootCategoryId),
  media_gallery: ({ place }: Shown) => productGallery(place),
  related_products: ({ place }: Shown) => linkedProducts(place, 'related'),
  upsell_products: ({ place }: Shown) => linkedProducts(place, 'upsell'),
  crosssell_products: ({ place }: Shown) => linkedProducts(place, 'crosssell'),
  attribute_data: (product: Shown, _args: unknown, { db }: Pick<CatalogueContext, 'db'>) => {
    const { catalogue, sku } = ownPlace(product);
    return productAttributeData({ db, catalogue: () => Promise.resolve(catalogue) }, sku);
  },
  feature: (
    product: Shown,
    _args: unknown,
    { db, publicUrl }: Pick<CatalogueContext, 'db' | 'publicUrl'>,
  ) => {
    const { catalogue, sku } = ownPlace(product);
    return productFeature({ db, publicUrl, catalogue: () => Promise.resolve(catalogue) }, sku);
  },
  configuration: (product: Shown, _args: unknown, { site }: Pick<CatalogueContext, 'site'>) => {
    const { catalogue, sku } = ownPlace(product);
    return configurableProductsConfiguration(catalogue, sku, site.settings.weight_unit);
  },
  told_article: ({ place }: Shown) => cardArticle(place),
  price: ({ price_range: range }: Shown) => olderPriceView(range),
  price_tiers: ({ place }: Shown, _args: unknown, context: CatalogueContext) => priceTiers(context, place),
  media_gallery_entries: ({ place }: Shown) => galleryEntries(place),
  swatch_image: ({ thumbnail }: Shown) => thumbnail?.url ?? null,
  url_suffix: (_product: Shown, _args: unknown, { site }: Pick<CatalogueContext, 'site'>) =>
    site.settings.product_url_suffix,
  // Where the storefront shows it: by its key alone.
  canonical_url: (
    { url_key: key }: Shown,
    _args: unknown,
    { publicUrl }: Pick<CatalogueContext, 'publicUrl'>,
  ) => `${publicUrl}/produit/${key ?? ''}`,
  relative_url: (product: Shown, _args: unknown, { site }: Pick<CatalogueContext, 'site'>) =>
    addressOf(product, site),
};

// In the site's unit; a product with several articles has no weight of its own.
const weighed = {
  weight: ({ place }: Shown, _args: unknown, { site }: Pick<CatalogueContext, 'site'>) => {
    const { catalogue, product, article } = place;
    const [only, ...others] = article === null ? articlesOf(catalogue, product) : [article];
    return others.length > 0 ? null : weightIn(site.settings.weight_unit, only?.weightGrams ?? null);
  },
};

const customisable = { options: () => [] };

// Nothing of these is sold yet: the lists are there for clients that ask, and empty.
const none = () => [];

export const productResolvers: Resolvers<CatalogueContext> = {
  SimpleProduct: { ...shared, ...weighed, ...customisable },
  GiftCard: { ...shared, ...customisable },
  VirtualProduct: { ...shared, ...customisable, product_links: none },
  DownloadableProduct: {
    ...shared,
    ...customisable,
    downloadable_product_links: none,
    downloadable_product_samples: none,
  },
  BundleProduct: { ...shared, ...customisable, items: none, bundle_options: none },
  GroupedProduct: { ...shared, items: none },
  ConfigurableProduct: {
    ...shared,
    ...customisable,
    configurable_options: ({ place }) => optionsOf(place),
    variants: ({ place }) => variantsOf(place),
    configurable_product_options_selection: ({ place }, { configurableOptionValueUids: uids }) =>
      selectionOf(place, uids ?? []),
  },
};

// The shop's own operations go by reference, in the very catalogue that the answer was made from.
function ownPlace({ place }: Shown) {
  const { catalogue, product } = place;
  return { catalogue, sku: catalogue.products[product]?.sku ?? '' };
}

function addressOf({ url_key: key }: Shown, { settings }: CatalogueContext['site']): string {
  return `${key ?? ''}${settings.product_url_suffix}`;
}

function textsOf({ place }: Shown, db: CatalogueContext['db']) {
  return productTexts(db, place.catalogue, place.product);
}
