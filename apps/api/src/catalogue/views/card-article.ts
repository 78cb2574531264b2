import type { ToldArticle } from '@nuancier/contract/api-types.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { shownOffers } from '@nuancier/domain/pricing/shown-offers.ts';
import { taxedUnitPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import { articlesOf } from '../snapshot/catalogue-snapshot.ts';
import { articlePriceView } from './article-view.ts';
import { picturedArticle, pictureView } from './picture-view.ts';
import { moneyView } from './price-view.ts';
import type { ViewPlace } from './view-place.ts';

const PIECE = 'U';

/** The first of the cheapest on sale, as the price of a card is; null where nothing is priced. */
export function cardArticle({ catalogue, product, article: own }: ViewPlace): ToldArticle | null {
  const record = catalogue.products[product];
  if (record === undefined) return null;
  const offers = (own === null ? articlesOf(catalogue, product) : [own]).map((article) => ({
    article,
    onSale: isOnSale(article),
    packPrice: articlePriceView(article, record.taxRate).final_price?.value ?? null,
  }));
  const [first, ...others] = shownOffers(offers);
  if (first === undefined) return null;
  const lowest = others.reduce(
    (least, offer) => ((offer.packPrice ?? 0) < (least.packPrice ?? 0) ? offer : least),
    first,
  );
  const { sku, size, conditioning, price, packQuantity } = lowest.article;
  const isPiece = record.pricingUnit === PIECE && packQuantity === 1;
  return {
    sku,
    conditioning: size ?? conditioning,
    price_per_unit: moneyView(isPiece ? null : price && taxedUnitPrice(price, record.taxRate)),
    thumbnail: pictureView(picturedArticle(catalogue, product, lowest.article, record.name), 'thumbnail'),
  };
}
