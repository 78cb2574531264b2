import type { BestSimpleProduct } from '@nuancier/contract/api-types.ts';
import { bestArticle } from '@nuancier/domain/catalogue/articles/best-article.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { conditionsFor } from '../../pricing/pricing.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { taxedPackPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import type { Database } from '../../database/tables.ts';
import { stocksAt } from '../../stock/stock.ts';
import { currentShopCode } from '../../stores/stores.ts';
import type { Article } from '../snapshot/article-columns.ts';
import { articlesOf, productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { ProductRecord } from '../snapshot/product-record.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import { moneyView } from '../views/price-view.ts';
import { chosenOptions } from '../views/variant-view.ts';

type Asking = {
  db: Database;
  viewer: Viewer;
  shopToken: string | undefined;
  now: () => Date;
  catalogue: () => Promise<Catalogue>;
};

/** The article used for a favourite without a chosen article. */
export async function getBestSimpleProduct(context: Asking, sku: string): Promise<BestSimpleProduct | null> {
  const catalogue = await context.catalogue();
  const product = productWithSku(catalogue, sku);
  const record = product === undefined ? undefined : catalogue.products[product];
  if (product === undefined || record === undefined) return null;
  const articles = articlesOf(catalogue, product);
  const held = await heldAtTheViewersShop(context, articles);
  const paidFor = await paidByTheViewer(context, articles, record);
  const best = bestArticle(
    articles.map((article) => {
      const paid = paidFor(article);
      return { ...article, article, paid, inStock: held(article), packPrice: paid };
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

/** The price of one pack as the viewer sees it: the public one with tax, or the customer's own without. */
async function paidByTheViewer(
  { db, viewer, now }: Asking,
  articles: readonly Article[],
  { taxRate }: ProductRecord,
): Promise<(article: Article) => Cents | null> {
  if (viewer.kind === 'visitor' || !mayViewPrice(viewer))
    return ({ price }) => price && taxedPackPrice(price, taxRate).final;
  const asked = articles.map(({ sku }) => ({ sku, quantity: 1 }));
  const conditions = await conditionsFor(db, viewer, asked, now());
  const paid = new Map(asked.map(({ sku }, at) => [sku, conditions[at]?.price?.final.packHt ?? null]));
  return ({ sku }) => paid.get(sku) ?? null;
}

/** Where the viewer has no shop, or its shop holds none of them, what is still in range comes first. */
async function heldAtTheViewersShop(
  { db, viewer, shopToken, now }: Asking,
  articles: readonly Article[],
): Promise<(article: Article) => boolean> {
  const shopCode = await currentShopCode(db, viewer, shopToken, now());
  if (shopCode === null) return isOnSale;
  const skus = articles.map((article) => article.sku);
  const stocks = await stocksAt(db, shopCode, skus);
  const held = (article: Article) => (stocks.get(article.sku)?.available ?? 0) > 0;
  return articles.some(held) ? held : isOnSale;
}
