// What the shop can do for the articles of a cart, at one store and for one viewer: a few questions for all of them.
import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import type { ArticleOffer, Wish } from '@nuancier/domain/cart/cart-line.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { isSalable } from '@nuancier/domain/pricing/is-salable.ts';
import { sellableQuantity } from '@nuancier/domain/stock/sellable-quantity.ts';
import { readTintTariff } from '../../catalogue/catalogue.ts';
import type { TintTariff } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { conditionsFor } from '../../pricing/pricing.ts';
import type { Condition } from '../../pricing/pricing.ts';
import { stocksAt } from '../../stock/stock.ts';
import type { ArticleStock } from '../../stock/stock.ts';

export type ArticleFacts = {
  condition: Condition;
  /** at the cart's store; null without a store, or without a stock record */
  stock: ArticleStock | null;
  offer: ArticleOffer;
};

export type Facts = {
  articles: ReadonlyMap<string, ArticleFacts>;
  /** for how many packs of each article the prices are */
  packs: ReadonlyMap<string, number>;
  tariff: TintTariff;
};

export type Asker = {
  viewer: Viewer;
  shopCode: string | null;
  now: Date;
  /** at the cart's store, when they are known already */
  stocks?: ReadonlyMap<string, ArticleStock> | undefined;
};

const NOTHING: Facts = { articles: new Map(), packs: new Map(), tariff: () => null };

export async function gatherFacts(
  db: Database,
  { viewer, shopCode, now, stocks: known }: Asker,
  wishes: readonly Wish[],
): Promise<Facts> {
  const packs = packsByArticle(wishes);
  if (packs.size === 0) return NOTHING;
  const asked = [...packs].map(([sku, quantity]) => ({ sku, quantity }));
  const conditions = await conditionsFor(db, viewer, asked, now);
  const stocks = shopCode === null ? null : (known ?? (await stocksAt(db, shopCode, [...packs.keys()])));
  const tariff = wishes.some(({ tint }) => tint !== null) ? await readTintTariff(db) : NOTHING.tariff;
  const articles = conditions
    // A product's reference is answered with an article of its own: that is not what was asked for.
    .filter((condition, at) => condition !== null && condition.articleSku === asked[at]?.sku)
    .map((condition) => condition && factsOf(condition, stocks));
  return {
    articles: new Map(
      articles.filter((facts) => facts !== null).map((facts) => [facts.condition.articleSku, facts]),
    ),
    packs,
    tariff,
  };
}

/** Prices go by how many packs there are: with other lines, others may be due. */
export function areFactsOf(facts: Facts, lines: readonly Wish[]): boolean {
  return [...packsByArticle(lines)].every(([sku, packs]) => facts.packs.get(sku) === packs);
}

function packsByArticle(wishes: readonly Wish[]): Map<string, number> {
  const skus = new Set(wishes.map(({ articleSku }) => articleSku));
  return new Map([...skus].map((sku) => [sku, packsOf(wishes, sku)]));
}

/** Without a store nothing is promised and nothing refused for want of stock: the store's choice brings the check. */
function factsOf(condition: Condition, stocks: ReadonlyMap<string, ArticleStock> | null): ArticleFacts {
  const stock = stocks?.get(condition.articleSku);
  const isSold = isSalable({
    isPriced: condition.price !== null,
    rangeStatus: stock?.statutArticleMag ?? condition.rangeStatus,
    available: stock?.available ?? null,
  });
  const most = stocks === null ? null : sellableQuantity(stock);
  return { condition, stock: stock ?? null, offer: { isSold, pricingUnit: condition.pricingUnit, most } };
}
