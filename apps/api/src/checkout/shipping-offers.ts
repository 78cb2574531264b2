import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import { shippingMethods } from '@nuancier/domain/checkout/shipping-methods.ts';
import type { DeliveryTerms, ShippingMethod } from '@nuancier/domain/checkout/shipping-methods.ts';
import { cents } from '@nuancier/domain/money.ts';
import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import { kilometresBetween } from '@nuancier/domain/stores/nearest.ts';
import type { Cart } from '../cart/cart.ts';
import type { Site } from '../site/site.ts';
import type { Shop } from '../stores/stores.ts';
import type { CheckoutRecord } from './checkout-store.ts';

export function deliveryTerms({ settings }: Site): DeliveryTerms {
  const { delivery_fee_ht_cents: fee, delivery_free_from_ht_cents: free } = settings;
  return {
    feeHt: cents(fee),
    freeFromHt: free === null ? null : cents(free),
    maximumKm: settings.maximum_distance_to_order,
  };
}

type Called = { carrier_code: string; method_code: string };

/** By the shop's own code, or as Magento calls what is fetched at a store. */
export function isCalled(
  mode: ShippingMethod['mode'],
  { carrier_code: carrier, method_code: method }: Called,
) {
  if (mode === 'EMP' && carrier === 'instore' && method === 'pickup') return true;
  return carrier === mode && method === mode;
}

/** The terms as they stand now: the sum of the goods may still change. */
export function shippingChoice(mode: ShippingMethod['mode'], { feeHt, freeFromHt }: DeliveryTerms) {
  if (mode === 'EMP') return { method: mode, feeHt: cents(0), freeFromHt: null };
  return { method: mode, feeHt, freeFromHt };
}

/** How the goods of a cart may reach the buyer from its store. Deliveries leave from there too. */
export function shippingOffers(
  { lines, totals }: Cart,
  { place }: Pick<CheckoutRecord, 'place'>,
  shop: Shop | undefined,
  terms: DeliveryTerms,
): ShippingMethod[] {
  const wishes = lines.map(({ line }) => line);
  const stocks = lines.map(({ line, facts }) => ({
    stock: facts?.stock ?? undefined,
    packs: packsOf(wishes, line.articleSku),
  }));
  return shippingMethods(
    {
      hasShop: shop !== undefined,
      allCollectable: stocks.every(({ stock, packs }) => pickupFor(stock, packs).kind !== 'unavailable'),
      allDeliverable: stocks.every(({ stock, packs }) => deliveryFor(stock, packs).kind === 'available'),
      distanceKm: shop === undefined || place === null ? null : kilometresBetween(place, shop),
      goodsHt: totals.goodsHt,
    },
    terms,
  );
}
