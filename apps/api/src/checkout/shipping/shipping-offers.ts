import { isFreeLine } from '@nuancier/domain/cart/quoted-lines.ts';
import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import { shippingMethods } from '@nuancier/domain/checkout/shipping-methods.ts';
import type { DeliveryTerms, ShippingMethod } from '@nuancier/domain/checkout/shipping-methods.ts';
import { cents } from '@nuancier/domain/money.ts';
import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import { kilometresBetween } from '@nuancier/domain/stores/nearest.ts';
import type { Cart } from '../../cart/cart.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Site } from '../../site/site.ts';
import type { Shop } from '../../stores/stores.ts';
import { goodsNotDelivered } from '../steps/checkout-copy.ts';
import type { CheckoutRecord } from '../steps/checkout-store.ts';

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

/** The current terms: the sum of the goods may still change. */
export function shippingChoice(mode: ShippingMethod['mode'], { feeHt, freeFromHt }: DeliveryTerms) {
  if (mode === 'EMP') return { method: mode, feeHt: cents(0), freeFromHt: null };
  return { method: mode, feeHt, freeFromHt };
}

/** How the goods of a cart may reach the buyer from its store. Deliveries leave from there too. */
export function shippingOffers(
  cart: Cart,
  { place }: Pick<CheckoutRecord, 'place'>,
  shop: Shop | undefined,
  terms: DeliveryTerms,
): ShippingMethod[] {
  const { lines, totals } = cart;
  const wishes = lines.map(({ line }) => line);
  return shippingMethods(
    {
      hasShop: shop !== undefined,
      allCollectable: lines.every(
        ({ line, facts }) =>
          isFreeLine(line) ||
          pickupFor(facts?.stock ?? undefined, packsOf(wishes, line.articleSku)).kind !== 'unavailable',
      ),
      allDeliverable: undelivered(cart).length === 0,
      distanceKm: shop === undefined || place === null ? null : kilometresBetween(place, shop),
      goodsHt: totals.goodsHt,
    },
    { ...terms, maximumKm: deliveredKm(shop, terms) },
  );
}

/** As far as the store says, else as far as the site does. */
function deliveredKm(shop: Shop | undefined, { maximumKm }: Pick<DeliveryTerms, 'maximumKm'>): number {
  return shop?.deliveryKm ?? maximumKm;
}

/** Names of the goods that the cart's store cannot deliver. */
function undelivered({ lines }: Cart): string[] {
  const wishes = lines.map(({ line }) => line);
  return lines
    .filter(
      ({ line, facts }) =>
        !isFreeLine(line) &&
        deliveryFor(facts?.stock ?? undefined, packsOf(wishes, line.articleSku)).kind === 'unavailable',
    )
    .map(({ line }) => line.name);
}

/** Why a method is not offered: the goods by name if they prevent it, otherwise the address. */
export function notOffered(
  cart: Cart,
  { place }: Pick<CheckoutRecord, 'place'>,
  shop: Shop | undefined,
  terms: DeliveryTerms,
): Refusal {
  const isNear =
    shop !== undefined && place !== null && kilometresBetween(place, shop) <= deliveredKm(shop, terms);
  const names = isNear ? undelivered(cart) : [];
  return shop === undefined || names.length === 0
    ? new Refusal('SHIPPING_NOT_OFFERED')
    : new Refusal('GOODS_NOT_DELIVERED', undefined, goodsNotDelivered(names, shop.titleLabel));
}
