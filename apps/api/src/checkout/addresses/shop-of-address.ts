// A cart whose buyer chose no store goes by its address: to the nearest store that delivers its goods there.
import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import { isFreeLine } from '@nuancier/domain/cart/quoted-lines.ts';
import { deliveryFor } from '@nuancier/domain/stock/availability.ts';
import { nearest } from '@nuancier/domain/stores/nearest.ts';
import type { Place } from '@nuancier/domain/stores/place.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Database } from '../../database/tables.ts';
import { stocksIn } from '../../stock/stock.ts';
import { allShops, currentShopCode } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { cartReader } from '../steps/change-checkout.ts';
import type { CheckoutAsking } from '../steps/change-checkout.ts';
import type { CheckoutRecord } from '../steps/checkout-store.ts';

// Stores further away are of no use to the buyer, and each one costs a stock query.
const MOST_ASKED = 8;

/** The store's code; null when the cart keeps its store: the buyer chose it, or the place is unknown. */
export async function shopOfAddress(
  db: Database,
  context: CheckoutAsking,
  { reckoned, record }: { reckoned: Cart; record: Pick<CheckoutRecord, 'assumedShop'> },
  place: Place | null,
): Promise<string | null> {
  if (place === null || !(await mayBeAssumed(db, context, reckoned, record))) return null;
  const usualKm = context.site.settings.maximum_distance_to_order;
  const shops = await allShops(db);
  const inReach = nearest(shops, { from: place, withinKm: Infinity, size: shops.length })
    .filter(({ store, km }) => km <= (store.deliveryKm ?? usualKm))
    .slice(0, MOST_ASKED)
    .map(({ store }) => store);
  const delivering = await firstDelivering(db, inReach, reckoned);
  // Where none delivers, the goods can still be fetched: at the nearest.
  const [closest] = nearest(shops, { from: place, withinKm: Infinity, size: 1 });
  return delivering?.code ?? closest?.store.code ?? null;
}

/** An assumed store may be replaced until the buyer chooses one. */
async function mayBeAssumed(
  db: Database,
  context: CheckoutAsking,
  { cart, shopCode }: Cart,
  { assumedShop }: Pick<CheckoutRecord, 'assumedShop'>,
): Promise<boolean> {
  if (shopCode === null) return true;
  if (cart.shopCode === null || cart.shopCode !== assumedShop) return false;
  const { viewer, shopToken, now } = cartReader(context);
  return (await currentShopCode(db, viewer, shopToken, now)) === null;
}

async function firstDelivering(
  db: Database,
  shops: readonly Shop[],
  { lines }: Cart,
): Promise<Shop | undefined> {
  const wishes = lines.map(({ line }) => line).filter((line) => !isFreeLine(line));
  const skus = [...new Set(wishes.map(({ articleSku }) => articleSku))];
  if (skus.length === 0) return shops[0];
  const shelves = await stocksIn(
    db,
    shops.map(({ code }) => code),
    skus,
  );
  const delivers = ({ code }: Shop) =>
    skus.every((sku) => deliveryFor(shelves.get(code)?.get(sku), packsOf(wishes, sku)).kind === 'available');
  return shops.find(delivers);
}
