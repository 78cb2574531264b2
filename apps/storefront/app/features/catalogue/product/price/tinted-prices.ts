// The price of the articles of a product in the chosen tint: what is paid for a pack stands wherever a pack is priced.
import type { PackPrice } from '../../../pricing/personal-price.ts';
import { tintedPrice } from '../../../pricing/tinted-price.ts';
import type { MatrixArticle, MatrixConditioning } from '../product-choice.ts';
import type { ArticlePrices, PricedArticle, PriceStep } from './article-prices.ts';
import { packTint } from './tint-price.ts';
import type { TintPrice } from './tint-price.ts';

type TintedMatrix = {
  conditionings: readonly Pick<MatrixConditioning, 'uid' | 'quantity' | 'unit'>[];
  articles: readonly Pick<MatrixArticle, 'sku' | 'tintable'>[];
};

/** As they are without a tint. What no machine tints keeps its price; a tint without a tariff has none. */
export function tintedPrices(
  prices: ArticlePrices,
  { conditionings, articles }: TintedMatrix,
  tint: TintPrice | null,
): ArticlePrices {
  if (prices.kind !== 'told' || tint === null) return prices;
  const inTint = (article: PricedArticle, price: PackPrice | null): PackPrice | null => {
    const pack = conditionings.find(({ uid }) => uid === article.conditioning_uid);
    const isTinted = articles.some(({ sku, tintable }) => sku === article.sku && tintable);
    if (!price || !isTinted) return price;
    const tintHt = pack ? packTint(tint, pack) : null;
    return pack && tintHt !== null ? tintedPrice(price, tintHt, pack) : null;
  };
  return {
    ...prices,
    of: (article) => inTint(article, prices.of(article)),
    steps: (article) =>
      prices.steps(article).flatMap((step): PriceStep[] => {
        const price = inTint(article, step.price);
        return price ? [{ ...step, price }] : [];
      }),
  };
}
