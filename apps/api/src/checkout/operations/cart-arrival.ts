import type { CartArrival } from '@nuancier/contract/api-types.ts';
import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import { slowest } from '@nuancier/domain/arrival.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import { deliveryRhythm } from '../../site/site.ts';
import { arrivalsAnywhere, arrivalsOf, arrivalView, findShop } from '../../stores/stores.ts';

/**
 * When the cart could be fetched or delivered, were it ordered now. Without a store nobody knows what can be fetched;
 * a delivery leaves from the platform, whichever store has it brought.
 */
export async function cartArrival(
  { db, site, now }: Pick<Context, 'db' | 'site' | 'now'>,
  { lines, shopCode }: Cart,
): Promise<CartArrival | null> {
  const shop = shopCode === null ? undefined : await findShop(db, shopCode);
  if (lines.length === 0 || (shopCode !== null && shop === undefined)) return null;
  const wishes = lines.map(({ line }) => line);
  // Two lines of one article share its shelf.
  const wished = wishes.map(({ articleSku: sku }) => ({ sku, packs: packsOf(wishes, sku) }));
  const terms = { rhythm: deliveryRhythm(site), now: now() };
  const arrivals =
    shop === undefined
      ? await arrivalsAnywhere(db, wished, terms)
      : await arrivalsOf(db, wished, { shop, ...terms });
  return {
    ...arrivalView(slowest(arrivals)),
    lines: wishes.flatMap(({ uid }, at) => {
      const arrival = arrivals[at];
      return arrival === undefined ? [] : [{ cart_item_uid: uid, ...arrivalView(arrival) }];
    }),
  };
}
