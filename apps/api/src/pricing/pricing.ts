// The door of the pricing capability: what articles cost everybody, and what they cost one customer.
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { choosePrice } from '@nuancier/domain/pricing/choose-price.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../database/tables.ts';
import { articleConditions } from './article-conditions.ts';
import type { ArticleCondition, AskedArticle } from './article-conditions.ts';
import { countPromoted, priceTurnsBetween } from './pricing-store.ts';
import { publicOffers } from './public-offers.ts';
import type { PublicOffer } from './public-offers.ts';

export { conditionView } from './pricing-view.ts';

export type Condition = ArticleCondition;

/** An article's public price, before tax. */
export type PublicPrice = {
  /** of one pack, in cents: the price before a reduction, as it may be struck */
  packHt: number;
  /** per litre, kilogram, metre or piece, in ten-thousandths of a euro */
  unitHt: number;
  /** the one that runs that day */
  reduction: Reduction | null;
};

export type Reduction = { kind: 'PROMOTION' | 'DESTOCK'; packHt: number; unitHt: number };

/** By article reference, on one French day (YYYY-MM-DD); an article nobody has priced is missing. */
export async function publicPrices(
  db: Database,
  skus: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, PublicPrice>> {
  const offers = await publicOffers(db, skus, day);
  return new Map([...offers].map(([sku, offer]) => [sku, publicPriceOf(offer)]));
}

/** How many products have an article in promotion on that French day. */
export function promotedProducts(db: Database, day: string): Promise<number> {
  return countPromoted(db, day);
}

/** Whether what everybody pays has changed by itself between two French days. */
export function publicPricesTurned(db: Database, before: string, day: string): Promise<boolean> {
  return priceTurnsBetween(db, before, day);
}

/**
 * What the viewer pays, in the order asked; null for what nobody sells. Prices are given to whoever asks, because
 * carts must be reckoned: whether the viewer may see them is for `mayViewPrice` to say.
 */
export function conditionsFor(
  db: Database,
  viewer: Viewer,
  asked: readonly AskedArticle[],
  now: Date,
): Promise<(Condition | null)[]> {
  return articleConditions(db, viewer, asked, localMoment(now).date);
}

function publicPriceOf(offer: PublicOffer): PublicPrice {
  const { final, regular, type } = choosePrice({ ...offer, list: null, specials: [], quantity: 1 });
  const isReduced = type === 'PROMOTION' || type === 'DESTOCK';
  return { ...regular, reduction: isReduced ? { kind: type, ...final } : null };
}
