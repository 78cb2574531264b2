// How goods may reach the customer: fetched at the store, or delivered from it.
import { cents } from '../money.ts';
import type { Cents } from '../money.ts';

export type DeliveryTerms = {
  feeHt: Cents;
  /** goods from this sum on are delivered free; none when delivery is never free */
  freeFromHt: Cents | null;
  maximumKm: number;
};

export type ShippingFacts = {
  /** of the cart; without one nothing is offered */
  hasShop: boolean;
  /** no line is « Indisponible magasin » */
  allCollectable: boolean;
  /** no line is « Livraison indisponible » */
  allDeliverable: boolean;
  /** from the shop to the address; null without an address, or when it cannot be located */
  distanceKm: number | null;
  goodsHt: Cents;
};

export type ShippingMethod = { mode: 'EMP' | 'LIV'; amountHt: Cents };

export function shippingMethods(facts: ShippingFacts, terms: DeliveryTerms): ShippingMethod[] {
  if (!facts.hasShop) return [];
  const methods: ShippingMethod[] = [];
  if (facts.allCollectable) methods.push({ mode: 'EMP', amountHt: cents(0) });
  const inReach = facts.distanceKm !== null && facts.distanceKm <= terms.maximumKm;
  if (facts.allDeliverable && inReach)
    methods.push({ mode: 'LIV', amountHt: deliveryFee(facts.goodsHt, terms) });
  return methods;
}

export function deliveryFee(
  goodsHt: Cents,
  { feeHt, freeFromHt }: Pick<DeliveryTerms, 'feeHt' | 'freeFromHt'>,
): Cents {
  return freeFromHt !== null && goodsHt >= freeFromHt ? cents(0) : feeHt;
}
