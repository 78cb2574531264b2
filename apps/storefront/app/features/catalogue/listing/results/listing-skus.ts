import { pricedSku } from '../../cards/card-product.ts';
import type { ShownListing } from '../../cards/meant-articles.ts';
import { packRows } from './pack-rows.ts';

/** Everything on the page that has a price and a stock of its own, or a heart. */
export function listingSkus({ items }: ShownListing): string[] {
  return (items ?? []).flatMap((item) =>
    item === null
      ? []
      : [
          ...[item.sku, pricedSku(item)].filter((sku) => sku !== null),
          ...packRows(item.configuration).rows.map(({ article }) => article.sku),
        ],
  );
}
