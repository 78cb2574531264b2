import type { ArticleParts } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { bestArticle } from '@nuancier/domain/catalogue/articles/best-article.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { choosePrice } from '@nuancier/domain/pricing/choose-price.ts';
import type { ChosenPrice } from '@nuancier/domain/pricing/choose-price.ts';
import { shownOffers } from '@nuancier/domain/pricing/shown-offers.ts';
import { priceTiers } from '@nuancier/domain/pricing/price-tiers.ts';
import type { PriceTier } from '@nuancier/domain/pricing/price-tiers.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import type { Database } from '../../database/tables.ts';
import { customerTerms } from './customer-terms.ts';
import type { CustomerTerms } from './customer-terms.ts';
import { selectConditions } from './conditions-store.ts';
import type { ConditionRecord } from './conditions-store.ts';
import { publicOffer } from '../public-prices/public-offers.ts';
import type { PublicOffer } from '../public-prices/public-offers.ts';

/** An article's reference, or that of a product; the quantity counts packs. */
export type AskedArticle = { sku: string; quantity: number };

export type ArticleCondition = {
  articleSku: string;
  /** of its product: what lists and coupons go by */
  priceGroup: string;
  pricingUnit: string;
  /** what it is called by */
  parts: ArticleParts;
  /** the pack as it is sold: "15 L" */
  conditioning: string;
  /** pricing units in one pack */
  packQuantity: number;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  rangeStatus: string;
  taxRate: TaxRate;
  /** null without a price */
  price: ChosenPrice | null;
  /** from which number of packs on it costs less */
  tiers: readonly PriceTier[];
  /** the visible part of the waste contribution, included in the price of a pack, before tax */
  ecoHt: Cents;
  /** priced, and not out of range: what a store still has of the latter is the stock's word */
  active: boolean;
  /** the cheapest of several articles of its product, some of which cost more */
  startsFrom: boolean;
};

export async function articleConditions(
  db: Database,
  viewer: Viewer,
  asked: readonly AskedArticle[],
  day: string,
): Promise<(ArticleCondition | null)[]> {
  if (asked.length === 0) return [];
  const priceList = viewer.kind === 'visitor' ? null : viewer.priceList;
  const articles = await selectConditions(db, [...new Set(asked.map(({ sku }) => sku))], { day, priceList });
  if (articles.length === 0) return asked.map(() => null);
  const skus = articles.map((article) => article.sku);
  const termsOf = await customerTerms(db, viewer, skus, day);
  const byArticle = new Map(articles.map((article) => [article.sku, article]));
  const byProduct = Map.groupBy(articles, (article) => article.product_sku);
  const conditionAt = (article: ConditionRecord, quantity: number) =>
    conditionOf(article, termsOf(article), quantity);
  return asked.map(({ sku, quantity }) => {
    const article = byArticle.get(sku);
    if (article !== undefined) return conditionAt(article, quantity);
    return cheapest((byProduct.get(sku) ?? []).map((one) => conditionAt(one, quantity)));
  });
}

/** Of each article that the viewer's contract makes cheaper by number; the others are missing. */
export async function articleTiers(
  db: Database,
  viewer: Viewer,
  skus: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, ArticleTiers>> {
  const priceList = viewer.kind === 'visitor' ? null : viewer.priceList;
  const articles = await selectConditions(db, skus, { day, priceList });
  const termsOf = await customerTerms(db, viewer, skus, day);
  return new Map(
    articles.flatMap((article) => {
      const offer = offerIn(article);
      if (offer === null) return [];
      const own = { ...offer, ...termsOf(article) };
      const tiers = priceTiers(own);
      const one = choosePrice({ ...own, quantity: 1 });
      return tiers.length === 0 ? [] : [[article.sku, { tiers, one, taxRate: taxRate(article.tax_class) }]];
    }),
  );
}

export type ArticleTiers = { tiers: PriceTier[]; one: ChosenPrice; taxRate: TaxRate };

function conditionOf(
  article: ConditionRecord,
  terms: ReturnType<CustomerTerms>,
  quantity: number,
): ArticleCondition {
  const offer = offerIn(article);
  const price = offer === null ? null : choosePrice({ ...offer, ...terms, quantity });
  return {
    articleSku: article.sku,
    priceGroup: article.price_group,
    pricingUnit: article.pricing_unit,
    parts: {
      product: article.product_name,
      color: optionValue(article, 'color'),
      size: article.size,
      conditioning: article.conditioning,
    },
    conditioning: article.conditioning,
    packQuantity: Number(article.pack_quantity),
    rangeStatus: article.range_status,
    taxRate: taxRate(article.tax_class),
    price,
    tiers: offer === null ? [] : priceTiers({ ...offer, ...terms }),
    ecoHt: offer?.ecoHt ?? cents(0),
    active: price !== null && isOnSale({ rangeStatus: article.range_status }),
    startsFrom: false,
  };
}

/** Null without a price. */
function offerIn(record: ConditionRecord): PublicOffer | null {
  const {
    pack_ht_cents,
    unit_ht,
    eco_ht_cents,
    reference_pack_ht_cents: pack,
    reference_unit_ht: unit,
  } = record;
  if (pack_ht_cents === null || unit_ht === null || eco_ht_cents === null) return null;
  const reference = pack === null || unit === null ? undefined : { pack_ht_cents: pack, unit_ht: unit };
  return publicOffer({ ...record, pack_ht_cents, unit_ht, eco_ht_cents }, reference);
}

/** A product costs "from" what its cheapest article on sale costs this customer. */
function cheapest(conditions: readonly ArticleCondition[]): ArticleCondition | null {
  const offers = conditions.map((condition) => ({
    ...condition,
    sku: condition.articleSku,
    onSale: isOnSale(condition),
    inStock: true,
    packPrice: condition.price?.final.packHt ?? null,
  }));
  const offersShown = shownOffers(offers);
  const best = bestArticle(offersShown);
  if (best === undefined) return bestArticle(offers) ?? null;
  return { ...best, startsFrom: offersShown.some(({ packPrice }) => packPrice !== best.packPrice) };
}
