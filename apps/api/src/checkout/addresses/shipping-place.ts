// Where a cart goes: the address, its coordinates, and the store that follows from them.
import type { ShippingAddressInput } from '@nuancier/contract/api-types.ts';
import type { Place } from '@nuancier/domain/stores/place.ts';
import type { Cart, CartAddress } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { findShop } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { addressOfShop } from './address-of-shop.ts';
import { cartAddress, placeOf } from './cart-address.ts';
import { selectCheckout } from '../steps/checkout-store.ts';
import type { CheckoutRecord } from '../steps/checkout-store.ts';
import { shopOfAddress } from './shop-of-address.ts';

type Moved = {
  /** the store the cart goes to; null: it stays */
  shop: string | null;
  beside: Partial<Pick<CheckoutRecord, 'place' | 'assumedShop' | 'pickupShop'>>;
};

export type ShippingPlace = {
  shippingAddress: CartAddress;
  move(db: Database, reckoned: Cart): Promise<Moved>;
};

type Given = Pick<ShippingAddressInput, 'customer_address_id' | 'address' | 'pickup_location_code'>;

/** Goods fetched at a store need no address of the buyer: the store's own is used. */
export async function shippingPlace(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'places' | 'cardPayments'>,
  given: Given,
): Promise<ShippingPlace> {
  const { pickup_location_code: code, ...addressed } = given;
  if (!code) {
    const shippingAddress = await cartAddress(context, addressed);
    return { shippingAddress, move: moveByAddress(context, await placeOf(context, shippingAddress)) };
  }
  const shop = await findShop(context.db, code);
  if (shop === undefined) throw new Refusal('UNKNOWN_STORE');
  const isAddressed = given.address != null || given.customer_address_id != null;
  const shippingAddress = isAddressed ? await cartAddress(context, addressed) : addressOfShop(shop);
  const place = isAddressed ? await placeOf(context, shippingAddress) : shop;
  return { shippingAddress, move: moveToPickup(shop, place) };
}

/** For billing addresses that are the delivery's too. */
export function moveByAddress(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'cardPayments'>,
  place: Place | null,
): ShippingPlace['move'] {
  return async (db, reckoned) => {
    const record = await selectCheckout(db, reckoned.cart.id);
    const shop = await shopOfAddress(db, context, { reckoned, record }, place);
    const beside = { place, pickupShop: null, ...(shop === null ? {} : { assumedShop: shop }) };
    return { shop, beside };
  };
}

/** Derived from the address, not chosen: another address may lead to another store. */
function moveToPickup({ code }: Shop, place: Place | null): ShippingPlace['move'] {
  const kept = place && { latitude: place.latitude, longitude: place.longitude };
  return async () => ({ shop: code, beside: { place: kept, pickupShop: code, assumedShop: code } });
}
