import type { ListingFragment } from '../../../../../generated/documents.ts';
import { cardProducts, pricedSku } from '../../cards/card-product.ts';
import { packRows } from './pack-rows.ts';

/** Everything on the page that has a price and a stock of its own, or a heart. */
export function listingSkus(listing: ListingFragment): string[] {
  return cardProducts(listing).flatMap((item) => [
    ...[item.sku, pricedSku(item)].filter((sku) => sku !== null),
    ...packRows(item.configuration).rows.map(({ article }) => article.sku),
  ]);
}
