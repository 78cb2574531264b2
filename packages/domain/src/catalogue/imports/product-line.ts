// What makes a line of a product file unfit to be loaded.
import { productTypes } from '../products/product-type.ts';

export type ArticleLine = {
  sku: string;
  conditioning: string;
  pack_quantity: number;
  range_status: string;
};

export type ProductLine = {
  sku: string;
  name: string;
  url_key: string;
  product_type: string;
  kind: string;
  brand: string;
  pricing_unit: string;
  price_group: string;
  categories: readonly string[];
  articles: readonly ArticleLine[];
};

export type ProductFault =
  | 'bad-sku'
  | 'missing-name'
  | 'bad-url-key'
  | 'unknown-type'
  | 'unknown-kind'
  | 'missing-field'
  | 'no-category'
  | 'no-article'
  | 'bad-article-sku'
  | 'missing-conditioning'
  | 'bad-quantity'
  | 'unknown-range-status';

const PRODUCT_TYPES: ReadonlySet<string> = new Set(productTypes);
const PRODUCT_KINDS: ReadonlySet<string> = new Set(['Peintures pro', 'RMS']);

const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const URL_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const RANGE_STATUS = /^[PSVUO]$/;

export function productFaults({ articles, ...sheet }: ProductLine): ProductFault[] {
  const faults = sheetFaults(sheet);
  if (articles.length === 0) faults.push('no-article');
  for (const article of articles) faults.push(...articleFaults(article));
  return faults;
}

/** A product whose articles come in a file of their own. */
export function sheetFaults(product: Omit<ProductLine, 'articles'>): ProductFault[] {
  const faults: ProductFault[] = [];
  if (!SKU.test(product.sku)) faults.push('bad-sku');
  if (isBlank(product.name)) faults.push('missing-name');
  if (!URL_KEY.test(product.url_key)) faults.push('bad-url-key');
  if (!PRODUCT_TYPES.has(product.product_type)) faults.push('unknown-type');
  if (!PRODUCT_KINDS.has(product.kind)) faults.push('unknown-kind');
  if ([product.brand, product.pricing_unit, product.price_group].some(isBlank)) faults.push('missing-field');
  if (product.categories.length === 0) faults.push('no-category');
  return faults;
}

export function articleFaults(article: ArticleLine): ProductFault[] {
  const faults: ProductFault[] = [];
  if (!SKU.test(article.sku)) faults.push('bad-article-sku');
  if (isBlank(article.conditioning)) faults.push('missing-conditioning');
  if (!(article.pack_quantity > 0)) faults.push('bad-quantity');
  if (!RANGE_STATUS.test(article.range_status)) faults.push('unknown-range-status');
  return faults;
}

const isBlank = (value: string): boolean => value.trim() === '';
