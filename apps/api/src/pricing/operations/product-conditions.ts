import type {
  ProductCondition,
  ProductConditionInput,
  QueryProductConditionsArgs,
} from '@nuancier/contract/api-types.ts';
import { packsAnywhere } from '@nuancier/domain/arrivals/arrival.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import type { PricingContext } from '../pricing-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { stocksIn } from '../../stock/stock.ts';
import { currentShopCode } from '../../stores/stores.ts';
import type { ArticleCondition } from '../conditions/article-conditions.ts';
import { conditionsFor } from '../pricing.ts';
import { conditionView } from '../pricing-view.ts';

const MOST_PRODUCTS = 100;
const HIGHEST_QUANTITY = 99_999;

type Answered = { sku: string; condition: ArticleCondition };

/** The token selects the shop whose stock is shown; prices depend on the session only. */
export async function productConditions(
  { db, viewer, shopToken, now }: Pick<PricingContext, 'db' | 'viewer' | 'shopToken' | 'now'>,
  { products, tokenId }: QueryProductConditionsArgs,
): Promise<{ productsConditions: ProductCondition[] }> {
  const asked = products.map(askedArticle);
  if (asked.length > MOST_PRODUCTS) throw new Refusal('TOO_MANY_CONDITIONS');
  const conditions = await conditionsFor(db, viewer, asked, now());
  const shopCode = await currentShopCode(db, viewer, tokenId ?? shopToken, now());
  const answered = products.flatMap((product, at) => answerTo(product, conditions[at] ?? null));
  const skus = [...new Set(answered.map(({ condition }) => condition.articleSku))];
  // A visitor without a store sees no stock.
  const isShown = shopCode !== null || viewer.kind === 'customer';
  const places = shopCode === null ? [PLATFORM] : [shopCode, PLATFORM];
  const shelves = isShown ? await stocksIn(db, places, skus) : undefined;
  const showsPrices = mayViewPrice(viewer);
  return {
    productsConditions: answered.map(({ sku, condition }) => {
      const figures = shelves?.get(shopCode ?? '')?.get(condition.articleSku);
      const platform = shelves?.get(PLATFORM)?.get(condition.articleSku);
      const stock = figures === undefined || shopCode === null ? null : { shopCode, figures, platform };
      const anywhere = shopCode === null ? packsAnywhere(platform) : null;
      return conditionView({ sku, condition, showsPrices, stock, anywhere });
    }),
  };
}

function askedArticle({ sku, quantity }: ProductConditionInput): { sku: string; quantity: number } {
  const packs = quantity ?? 1;
  if (!(packs >= 1 && packs <= HIGHEST_QUANTITY)) throw new Refusal('BAD_QUANTITY');
  return { sku, quantity: packs };
}

function answerTo(
  { sku, pricingUnit }: ProductConditionInput,
  condition: ArticleCondition | null,
): Answered[] {
  if (condition === null) return [];
  if (pricingUnit && pricingUnit.toUpperCase() !== condition.pricingUnit.toUpperCase())
    throw new Refusal('OTHER_PRICING_UNIT');
  return [{ sku, condition }];
}
