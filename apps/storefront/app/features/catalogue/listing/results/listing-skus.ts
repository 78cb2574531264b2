import type { ListingFragment } from '../../../../../generated/documents.ts';
import { packRows } from './pack-rows.ts';

/** Everything on the page that has a price and a stock of its own. */
export function listingSkus({ items }: ListingFragment): string[] {
  return (items ?? []).flatMap((item) => [
    ...(item?.sku ? [item.sku] : []),
    ...packRows(item?.configuration).rows.map(({ article }) => article.sku),
  ]);
}
