// What the shipping step can offer, and why not more.
import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import { promisedPickup } from '@nuancier/domain/stores/pickup-promise.ts';
import type { ShippingStepQuery } from '../../../generated/documents.ts';
import type { StoreFacts } from '../stores/store-facts.ts';
import type { CheckoutCart } from './checkout-cart.ts';

type Method = ShippingStepQuery['getAvailableShippingMethods'][number];

export type ShippingOptions = {
  store: StoreFacts | null;
  /** Names of the articles that stand in the way; none when it can be had. */
  pickup: { blockedBy: readonly string[]; promisedAt: string | null; resupplied: boolean };
  /** The fee is known with the address only. */
  delivery: { blockedBy: readonly string[]; fee: { excluding: number; including: number } | null };
  maximumKm: number;
};

export function shippingOptions(
  { lines }: CheckoutCart,
  { methods, store, maximumKm }: { methods: readonly Method[]; store: StoreFacts | null; maximumKm: number },
  now: Date,
): ShippingOptions {
  const pickups = lines.map((line) => pickupFor(line.stock ?? undefined, line.quantity).kind);
  const resupplied = pickups.some((kind) => kind === 'resupply' || kind === 'contact-store');
  const delivered = methods.find((method) => method.method_code === 'LIV');
  const excluding = delivered?.price_excl_tax.value;
  const including = delivered?.price_incl_tax.value;
  return {
    store,
    pickup: {
      blockedBy: lines.filter((_line, index) => pickups[index] === 'unavailable').map((line) => line.name),
      promisedAt: store && !resupplied ? (promisedPickup(store, now)?.toISOString() ?? null) : null,
      resupplied,
    },
    delivery: {
      blockedBy: lines
        .filter((line) => deliveryFor(line.stock ?? undefined, line.quantity).kind === 'unavailable')
        .map((line) => line.name),
      fee: excluding == null || including == null ? null : { excluding, including },
    },
    maximumKm,
  };
}

/** The mode chosen before anybody has chosen. */
export function usualMode({ mode }: CheckoutCart, { pickup, delivery }: ShippingOptions): string {
  if (mode !== null) return mode;
  return pickup.blockedBy.length > 0 && delivery.blockedBy.length === 0 ? 'LIV' : 'EMP';
}
