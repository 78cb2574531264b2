import { bestArticle } from '@nuancier/domain/catalogue/best-article.ts';
import { isOnSale } from '@nuancier/domain/catalogue/on-sale.ts';
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { choosePrice } from '@nuancier/domain/pricing/choose-price.ts';
import type { ChosenPrice } from '@nuancier/domain/pricing/choose-price.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import type { Database } from '../database/tables.ts';
import { customerTerms } from './customer-terms.ts';
import type { CustomerTerms } from './customer-terms.ts';
import { selectArticles, selectArticlesOfProducts } from './pricing-store.ts';
import type { ArticleRecord } from './pricing-store.ts';
import { publicOffers } from './public-offers.ts';
import type { PublicOffer } from './public-offers.ts';

/** An article's reference, or that of a product; the quantity counts packs. */
export type AskedArticle = { sku: string; quantity: number };

export type ArticleCondition = {
  articleSku: string;
  /** of its product: what lists and coupons go by */
  priceGroup: string;
  pricingUnit: string;
  /** the pack as it is sold: "15 L" */
  conditioning: string;
  /** pricing units in one pack */
  packQuantity: number;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  rangeStatus: string;
  taxRate: TaxRate;
  /** none when nobody has priced it */
  price: ChosenPrice | null;
  /** the visible part of the waste contribution, held in the price of a pack, before tax */
  ecoHt: Cents;
  /** priced, and not out of range: what a store still has of the latter is the stock's word */
  active: boolean;
};

/** One query per table, however many articles; one after the other, so that a busy shop's connections suffice. */
export async function articleConditions(
  db: Database,
  viewer: Viewer,
  asked: readonly AskedArticle[],
  day: string,
): Promise<(ArticleCondition | null)[]> {
  const articles = await articlesAskedFor(db, [...new Set(asked.map(({ sku }) => sku))]);
  if (articles.length === 0) return asked.map(() => null);
  const skus = articles.map((article) => article.sku);
  const offers = await publicOffers(db, skus, day);
  const termsOf = await customerTerms(db, viewer, skus, day);
  const byArticle = new Map(articles.map((article) => [article.sku, article]));
  const byProduct = Map.groupBy(articles, (article) => article.product_sku);
  const conditionAt = (article: ArticleRecord, quantity: number) =>
    conditionOf(article, offers.get(article.sku), termsOf(article), quantity);
  return asked.map(({ sku, quantity }) => {
    const article = byArticle.get(sku);
    if (article !== undefined) return conditionAt(article, quantity);
    return cheapest((byProduct.get(sku) ?? []).map((one) => conditionAt(one, quantity)));
  });
}

/** What is no article may be a product: then all of its articles. */
async function articlesAskedFor(db: Database, skus: readonly string[]): Promise<ArticleRecord[]> {
  if (skus.length === 0) return [];
  const articles = await selectArticles(db, skus);
  const found = new Set(articles.map((article) => article.sku));
  const others = skus.filter((sku) => !found.has(sku));
  if (others.length === 0) return articles;
  const ofProducts = await selectArticlesOfProducts(db, others);
  return [...articles, ...ofProducts.filter((article) => !found.has(article.sku))];
}

function conditionOf(
  article: ArticleRecord,
  offer: PublicOffer | undefined,
  terms: ReturnType<CustomerTerms>,
  quantity: number,
): ArticleCondition {
  const price = offer === undefined ? null : choosePrice({ ...offer, ...terms, quantity });
  return {
    articleSku: article.sku,
    priceGroup: article.price_group,
    pricingUnit: article.pricing_unit,
    conditioning: article.conditioning,
    packQuantity: Number(article.pack_quantity),
    rangeStatus: article.range_status,
    taxRate: taxRate(article.tax_class),
    price,
    ecoHt: offer?.ecoHt ?? cents(0),
    active: price !== null && isOnSale({ rangeStatus: article.range_status }),
  };
}

/** A product costs "from" what its cheapest article on sale costs this customer. */
function cheapest(offers: readonly ArticleCondition[]): ArticleCondition | null {
  const best = bestArticle(
    offers.map((offer) => ({
      ...offer,
      sku: offer.articleSku,
      inStock: offer.active,
      packPrice: offer.price?.final.packHt ?? null,
    })),
  );
  return best ?? null;
}
