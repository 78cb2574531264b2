// An article as one buys it: what it is, which product it belongs to, and both as they are shown.
import type { SelectedConfigurableOption } from '@nuancier/contract/api-types.ts';
import { articleName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import type { NamedTint } from '@nuancier/domain/catalogue/articles/article-name.ts';
import type { ProductType } from '@nuancier/domain/catalogue/products/product-type.ts';
import { optionValue, selectVariant } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import type { Article } from '../snapshot/article-columns.ts';
import { articlesOf, productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import { articleView, partsOf } from '../views/article-view.ts';
import type { ArticleView } from '../views/article-view.ts';
import { productViews } from '../views/product-view.ts';
import type { ProductView } from '../views/product-view.ts';
import { selectedOptions } from '../views/variant-view.ts';
import { choiceOf } from '../views/variants.ts';

export type SoldArticle = {
  article: Article;
  productSku: string;
  productType: ProductType;
  pricingUnit: string;
  /** its colour; for coverings its model */
  color: string | null;
  view: ArticleView;
  productView: ProductView;
  /** what was chosen to come to it */
  options: SelectedConfigurableOption[];
};

/** What it is called in a cart, a list and on every paper: with its tint, where it is made in one. */
export function nameOfSold(
  { article, productView, productSku }: SoldArticle,
  tint: NamedTint | null,
): string {
  return articleName(partsOf(productView.name ?? productSku, article), tint);
}

export type ChosenArticle =
  | { kind: 'article'; sold: SoldArticle }
  | { kind: 'choice-missing'; productType: ProductType }
  | { kind: 'unknown' };

/** By an article's reference, or by its product's and the uids of what was chosen of it. */
export function chosenArticle(catalogue: Catalogue, sku: string, uids: readonly string[]): ChosenArticle {
  const product = productWithSku(catalogue, sku);
  if (product === undefined) return { kind: 'unknown' };
  const articles = articlesOf(catalogue, product);
  const named = articles.find((one) => one.sku === sku);
  const article = named ?? selectVariant(articles, choiceOf(articles, uids)).article;
  const sold = article && soldArticle(catalogue, product, article, articles);
  if (sold) return { kind: 'article', sold };
  return { kind: 'choice-missing', productType: catalogue.products[product]?.type ?? 'ConfigurableProduct' };
}

function soldArticle(
  catalogue: Catalogue,
  product: number,
  article: Article,
  articles: readonly Article[],
): SoldArticle | undefined {
  const record = catalogue.products[product];
  const view = articleView(catalogue, product, article);
  const [productView] = productViews(catalogue, [product]);
  if (record === undefined || view === null || productView === undefined) return undefined;
  return {
    article,
    productSku: record.sku,
    productType: record.type,
    pricingUnit: record.pricingUnit,
    color: optionValue(article, 'color'),
    view,
    productView,
    options: selectedOptions(article, articles, record),
  };
}
