import type { BestSimpleProduct } from '@nuancier/contract/api-types.ts';
import { bestArticle } from '@nuancier/domain/catalogue/best-article.ts';
import { isOnSale } from '@nuancier/domain/catalogue/on-sale.ts';
import { optionValue } from '@nuancier/domain/catalogue/variant-options.ts';
import { taxedPackPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import { articlesOf, productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import { moneyView } from '../views/price-view.ts';
import { chosenOptions } from '../views/variant-view.ts';

/** The article a favourite stands for when nobody has chosen one. */
export function getBestSimpleProduct(catalogue: Catalogue, sku: string): BestSimpleProduct | null {
  const product = productWithSku(catalogue, sku);
  const record = product === undefined ? undefined : catalogue.products[product];
  if (product === undefined || record === undefined) return null;
  const articles = articlesOf(catalogue, product);
  const best = bestArticle(
    articles.map((article) => {
      const paid = article.price && taxedPackPrice(article.price, record.taxRate).final;
      return { ...article, article, paid, inStock: isOnSale(article), packPrice: paid };
    }),
  );
  if (best === undefined) return null;
  return {
    sku: record.sku,
    price: best.paid === null ? null : moneyView(best.paid),
    selectedOptionUid: chosenOptions(best.article, articles).map((option) => option.uid),
    articleCode: best.sku,
    color: optionValue(best, 'color'),
    conditioning: best.conditioning,
    type: record.kind,
  };
}
