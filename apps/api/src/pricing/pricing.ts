// The door of the pricing capability: public prices, and those of one customer.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../database/tables.ts';
import { articleConditions } from './conditions/article-conditions.ts';
import type { ArticleCondition, AskedArticle } from './conditions/article-conditions.ts';
import { countPromoted, priceTurnsBetween } from './public-prices/pricing-store.ts';
import { publicOffers } from './public-prices/public-offers.ts';
import { publicPriceOf } from './public-prices/public-price.ts';
import type { PublicPrice } from './public-prices/public-price.ts';

export { writeTriedCampaign } from './campaigns/try-campaign.ts';
export { priceTiersOf } from './conditions/price-tiers.ts';
export { conditionView } from './pricing-view.ts';
export { NO_CONTRACT, onePackPrice, readContractBook, readListBook } from './conditions/price-terms.ts';
export type { ContractBook, ListBook } from './conditions/price-terms.ts';
export type { PublicPrice, Reduction } from './public-prices/public-price.ts';

/** Announced by the database whenever a list or a contract changes. */
export const CONDITIONS_CHANNEL = 'conditions_changed';

export type Condition = ArticleCondition;

/** By article reference, on one French day (YYYY-MM-DD); articles without a price are missing. */
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

/** Whether public prices changed by date between two French days. */
export function publicPricesTurned(db: Database, before: string, day: string): Promise<boolean> {
  return priceTurnsBetween(db, before, day);
}

/**
 * The viewer's prices, in the order asked; null for what is not sold. Not filtered by rights, because carts must be
 * reckoned: callers check `mayViewPrice`.
 */
export function conditionsFor(
  db: Database,
  viewer: Viewer,
  asked: readonly AskedArticle[],
  now: Date,
): Promise<(Condition | null)[]> {
  return articleConditions(db, viewer, asked, localMoment(now).date);
}
