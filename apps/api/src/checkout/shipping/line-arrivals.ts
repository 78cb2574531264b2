import type { Arrival } from '@nuancier/domain/arrivals/arrival.ts';
import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { Database } from '../../database/tables.ts';
import { deliveryRhythm } from '../../site/site.ts';
import { arrivalsAnywhere, arrivalsOf } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { withFreeLines } from './with-free-lines.ts';

/**
 * When each line of a cart could be fetched or delivered if ordered now. Without a store there is no pickup date;
 * deliveries leave from the platform for every store.
 */
export async function lineArrivals(
  db: Database,
  { site, now }: Pick<CheckoutContext, 'site' | 'now'>,
  { lines }: Cart,
  shop: Shop | undefined,
): Promise<Arrival[]> {
  const wishes = lines.map(({ line }) => line);
  // Two lines of one article share its shelf.
  const wished = wishes.map(({ articleSku: sku }) => ({ sku, packs: packsOf(wishes, sku) }));
  const terms = { rhythm: deliveryRhythm(site), now: now() };
  const arrivals = await (shop === undefined
    ? arrivalsAnywhere(db, wished, terms)
    : arrivalsOf(db, wished, { shop, ...terms }));
  return withFreeLines(lines, arrivals);
}
