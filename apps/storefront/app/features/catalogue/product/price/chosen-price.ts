import { shownOffers } from '@nuancier/domain/pricing/shown-offers.ts';
import type { PackPrice } from '../../../pricing/personal-price.ts';
import type { ArticlePrices } from './article-prices.ts';
import type { MatrixArticle, ProductChoice } from '../product-choice.ts';

/** What one pack costs; the lowest of several as long as no article is decided. */
export type ChosenPrice =
  { kind: 'none' | 'hidden' | 'waiting' | 'unavailable' } | ({ kind: 'from' | 'exact' } & PackPrice);

export function chosenPrice(
  { variant }: ProductChoice,
  articles: readonly MatrixArticle[],
  prices: ArticlePrices,
): ChosenPrice {
  if (prices.kind !== 'told') return prices;
  const kind = variant.kind === 'resolved' ? 'exact' : 'from';
  const price =
    variant.kind === 'resolved' ? prices.of(variant.article) : lowestOpen(variant.color, articles, prices);
  return price ? { kind, ...price } : { kind: 'none' };
}

type KnownPrices = Extract<ArticlePrices, { kind: 'told' }>;

function lowestOpen(
  color: { uid: string } | null,
  articles: readonly MatrixArticle[],
  { of, lowest }: KnownPrices,
): PackPrice | null {
  const open = color ? articles.filter(({ color_uid }) => color_uid === color.uid) : articles;
  return lowestPrice(shownPrices(open, of)) ?? lowest;
}

/** Those of what is on sale, as on a card; of what is no longer sold, whatever it had. */
export function shownPrices(articles: readonly MatrixArticle[], of: KnownPrices['of']): PackPrice[] {
  const offers = articles.flatMap((article) => {
    const price = of(article);
    return price ? [{ onSale: article.stock_status === 'IN_STOCK', packPrice: price.amount, price }] : [];
  });
  return shownOffers(offers).map(({ price }) => price);
}

/** The first of the cheapest. */
export function lowestPrice(prices: readonly PackPrice[]): PackPrice | null {
  return prices.reduce<PackPrice | null>(
    (lowest, price) => (lowest && lowest.amount <= price.amount ? lowest : price),
    null,
  );
}
