// What the shipping step can offer, and why not more.
import { deliveryFee } from '@nuancier/domain/checkout/shipping-methods.ts';
import { euros, cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { ShippingStepQuery, WishedArrivalFactsFragment } from '../../../../generated/documents.ts';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';

type Method = ShippingStepQuery['getAvailableShippingMethods'][number];

export type ShippingOptions = {
  store: StoreFacts | null;
  /** Names of the articles that prevent it; empty when it is possible. */
  pickup: {
    blockedBy: readonly string[];
    promisedAt: string | null;
    resupplied: boolean;
    wishes: readonly WishedArrivalFactsFragment[];
  };
  /** In euros; both null when the viewer may not see prices. */
  delivery: {
    blockedBy: readonly string[];
    /** The address proposed, where the store does not deliver that far. */
    farPlace: string | null;
    fee: { excluding: number; including: number } | null;
    freeFrom: number | null;
    day: string | null;
    wishes: readonly WishedArrivalFactsFragment[];
  };
  maximumKm: number;
};

type Terms = { feeHt: Cents; freeFromHt: Cents | null };

type ShippingFacts = {
  methods: readonly Method[];
  /** The one these methods are for, where one is known. */
  address: { postcode: string; city: string } | null;
  store: StoreFacts | null;
  maximumKm: number;
  terms: Terms;
};

export function shippingOptions(
  cart: CheckoutCart,
  { methods, address, store, maximumKm, terms }: ShippingFacts,
): ShippingOptions {
  // What is no article lies on no shelf, and holds nothing back.
  const lines = cart.lines.filter(({ sku }) => !isFreeReference(sku));
  const pickups = lines.map((line) => pickupFor(line.stock ?? undefined, line.quantity).kind);
  const resupplied = pickups.some((kind) => kind === 'resupply' || kind === 'contact-store');
  const delivered = methods.find((method) => method.method_code === 'LIV');
  const excluding = delivered?.price_excl_tax.value;
  const including = delivered?.price_incl_tax.value;
  // Not known without a store: the one nearest to the address decides.
  const blockedBy = (store === null ? [] : lines)
    .filter((line) => deliveryFor(line.stock ?? undefined, line.quantity).kind === 'unavailable')
    .map((line) => line.name);
  const isFar = store !== null && address !== null && blockedBy.length === 0 && delivered === undefined;
  return {
    store,
    pickup: {
      blockedBy: lines
        .filter((_line, index) => store !== null && pickups[index] === 'unavailable')
        .map((line) => line.name),
      promisedAt: cart.arrival?.pickup_at ?? null,
      wishes: cart.arrival?.pickup_wishes ?? [],
      resupplied,
    },
    delivery: {
      day: cart.arrival?.delivery_on ?? null,
      wishes: isFar ? [] : (cart.arrival?.delivery_wishes ?? []),
      blockedBy,
      farPlace: isFar ? `${address.postcode} ${address.city}` : null,
      fee: excluding == null || including == null ? expectedFee(cart, terms) : { excluding, including },
      freeFrom: terms.freeFromHt === null || !cart.prices ? null : euros(terms.freeFromHt),
    },
    maximumKm,
  };
}

/** Before an address is known: what a delivery of these goods costs anywhere within reach. */
function expectedFee({ prices }: CheckoutCart, terms: Terms): ShippingOptions['delivery']['fee'] {
  const total = prices?.total_excluding_tax?.value;
  if (total == null) return null;
  const goods = Math.round((total - (prices?.shipping_excluding_tax?.value ?? 0)) * 100);
  const fee = deliveryFee(cents(goods), terms);
  return { excluding: euros(fee), including: euros(includingTax(fee, taxRate('shipping'))) };
}

/** The preselected mode: the one an address was given for, that of last time, else one that is possible. */
export function usualMode(
  { mode, shippingAddress }: Pick<CheckoutCart, 'mode' | 'shippingAddress'>,
  { store, pickup, delivery }: ShippingOptions,
  last: string | null,
): string {
  if (mode !== null) return mode;
  const isFetched = store !== null && pickup.blockedBy.length === 0;
  const isDelivered = delivery.blockedBy.length === 0 && delivery.farPlace === null;
  if ((shippingAddress !== null || last === 'LIV') && isDelivered) return 'LIV';
  return isFetched || !isDelivered ? 'EMP' : 'LIV';
}
