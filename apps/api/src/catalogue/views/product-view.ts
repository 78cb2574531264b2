import type { SimpleProduct } from '@nuancier/contract/api-types.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import type { ProductType } from '@nuancier/domain/catalogue/products/product-type.ts';
import { magentoUid } from '../../text/magento-uid.ts';
import type { ArticleTraits } from '../snapshot/article-columns.ts';
import { articleTraitsOf } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { ProductRecord } from '../snapshot/product-record.ts';
import { picturedProduct, pictureView } from './picture-view.ts';
import { priceRangeView } from './price-view.ts';
import type { ViewPlace } from './view-place.ts';

/** Costly fields: their resolvers work them out only when they are requested. */
type Costly =
  | 'categories'
  | 'media_gallery'
  | 'related_products'
  | 'upsell_products'
  | 'crosssell_products'
  | 'reviews'
  | 'custom_attributes'
  | 'custom_attributesV2'
  | 'options'
  | 'told_article';

type NoReviews = {
  items: never[];
  page_info: { page_size: number; current_page: number; total_pages: number };
  total_count: number;
  rating_counts: never[];
};

export type ProductFields = Omit<SimpleProduct, Costly | '__typename'> & {
  reviews: NoReviews;
  place: ViewPlace;
};

export type ProductView = ProductFields & { __typename: ProductType };

// Finished answers of the products people look at; the rest are made again when they come up.
const MOST_CACHED_VIEWS = 10_000;
const viewsByCatalogue = new WeakMap<Catalogue, CachedViews>();

/** Two generations: when the first is full it becomes the second, whose views are dropped unless requested again. */
type CachedViews = { recent: Map<number, ProductView>; older: Map<number, ProductView> };

export function productViews(catalogue: Catalogue, products: Iterable<number>): ProductView[] {
  let views = viewsByCatalogue.get(catalogue);
  if (views === undefined) viewsByCatalogue.set(catalogue, (views = { recent: new Map(), older: new Map() }));
  const found: ProductView[] = [];
  for (const product of products) {
    const view = views.recent.get(product) ?? views.older.get(product) ?? productView(catalogue, product);
    if (view === undefined) continue;
    found.push(view);
    if (!views.recent.has(product)) views.recent.set(product, view);
    if (views.recent.size >= MOST_CACHED_VIEWS / 2) {
      views.older = views.recent;
      views.recent = new Map();
    }
  }
  return found;
}

/** A placeholder for the reviews' own resolvers: reviews change while the catalogue does not. */
const NO_REVIEWS: NoReviews = {
  items: [],
  page_info: { page_size: 20, current_page: 1, total_pages: 0 },
  total_count: 0,
  rating_counts: [],
};

function productView(catalogue: Catalogue, product: number): ProductView | undefined {
  const record = catalogue.products[product];
  if (record === undefined) return undefined;
  const articles = articleTraitsOf(catalogue, product);
  const view: ProductView = {
    __typename: record.type,
    uid: magentoUid(record.id),
    id: record.id,
    sku: record.sku,
    ...picturesOf(catalogue, product),
    price_range: priceRangeView(catalogue.prices, product),
    stock_status: articles.some(isOnSale) ? 'IN_STOCK' : 'OUT_OF_STOCK',
    ...sharedFields(record),
    ...choiceOf(articles),
    place: { catalogue, product, article: null },
  };
  // Frozen: shared by all who ask, and so its text may be cached (execution/serialised/).
  return Object.freeze(view);
}

type SharedFields = Omit<ProductFields, OwnFields>;

type OwnFields =
  | 'uid'
  | 'id'
  | 'sku'
  | 'image'
  | 'small_image'
  | 'thumbnail'
  | 'price_range'
  | 'stock_status'
  | 'conditionings'
  | 'color_count'
  | 'tintable'
  | 'place';

/** The fields that an article has in common with its product. */
export function sharedFields(record: ProductRecord): SharedFields {
  return {
    name: record.name,
    special_to_date: null,
    meta_keyword: null,
    options_container: null,
    only_x_left_in_stock: null,
    url_key: record.urlKey,
    url_path: record.urlKey,
    url_rewrites: [{ url: record.urlKey }],
    rating_summary: 0,
    review_count: 0,
    reviews: NO_REVIEWS,
    brand: record.brand,
    line: record.line,
    product_type: record.kind,
    pricing_unit: record.pricingUnit,
    is_new_product: record.isNew,
    flag_promo: record.isPromo,
    finish: record.finish,
    yield_text: record.yieldText,
    yield_min: record.yieldMin,
    coats: record.coats,
    redirect_code: 0,
    type: 'PRODUCT',
  };
}

function picturesOf(catalogue: Catalogue, product: number) {
  const pictured = picturedProduct(catalogue, product);
  return {
    image: pictureView(pictured, 'image'),
    small_image: pictureView(pictured, 'small'),
    thumbnail: pictureView(pictured, 'thumbnail'),
  };
}

/** Between which packs and colours one may choose. */
export function choiceOf(articles: readonly ArticleTraits[]) {
  const sold = articles.filter(isOnSale);
  const offered = (sold.length > 0 ? sold : articles).toSorted((a, b) => a.packQuantity - b.packQuantity);
  // A base is no colour: it waits for one.
  const colours = offered
    .filter((article) => !article.tintable)
    .map((article) => optionValue(article, 'color'))
    .filter((colour) => colour !== null);
  return {
    conditionings: [...new Set(offered.map((article) => article.conditioning))],
    color_count: new Set(colours).size,
    tintable: offered.some((article) => article.tintable),
  };
}
