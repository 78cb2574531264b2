import type { ProductPrice } from '@nuancier/contract/api-types.ts';
import { articleName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import type { ArticleParts } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { taxedPackPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import { magentoUid } from '../../text/magento-uid.ts';
import type { Article } from '../snapshot/article-columns.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import { picturedArticle, pictureView } from './picture-view.ts';
import { productPriceView } from './price-view.ts';
import { choiceOf, sharedFields } from './product-view.ts';
import type { ProductFields } from './product-view.ts';

export type ArticleView = ProductFields & { __typename: 'SimpleProduct' };

/** One article as a simple product of its own. Its uid can never be a product's: those are plain numbers. */
export function articleView(catalogue: Catalogue, product: number, article: Article): ArticleView | null {
  const record = catalogue.products[product];
  if (record === undefined) return null;
  const name = articleName(partsOf(record.name, article), null);
  const pictured = picturedArticle(catalogue, product, article, name);
  const price = articlePriceView(article, record.taxRate);
  return {
    __typename: 'SimpleProduct',
    ...sharedFields(record),
    ...choiceOf([article]),
    uid: articleUid(article),
    id: null,
    sku: article.sku,
    name,
    image: pictureView(pictured, 'image'),
    small_image: pictureView(pictured, 'small'),
    thumbnail: pictureView(pictured, 'thumbnail'),
    price_range: { minimum_price: price, maximum_price: price },
    stock_status: isOnSale(article) ? 'IN_STOCK' : 'OUT_OF_STOCK',
    place: { catalogue, product, article },
  };
}

export function articleUid({ sku }: Article): string {
  return magentoUid(`article/${sku}`);
}

export function articlePriceView({ price }: Article, rate: TaxRate): ProductPrice {
  return productPriceView(price === null ? null : taxedPackPrice(price, rate));
}

export function partsOf(product: string, article: Article): ArticleParts {
  const { size, conditioning } = article;
  return { product, color: optionValue(article, 'color'), size, conditioning };
}
