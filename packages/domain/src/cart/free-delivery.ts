// How far a cart is from free delivery. The checkout decides, once it knows the address.
import { cents } from '../money.ts';
import type { Cents } from '../money.ts';

export type DeliveryEstimate =
  | { kind: 'free' }
  /** `missing`: what is left to buy until it is free; null where it never is. */
  | { kind: 'charged'; fee: Cents; missing: Cents | null };

type Terms = { fee: Cents; freeFrom: Cents | null };

/** Everything before tax; `goods` with the coupon's discount taken off. */
export function deliveryEstimate(goods: Cents, { fee, freeFrom }: Terms): DeliveryEstimate {
  if (fee === 0 || (freeFrom !== null && goods >= freeFrom)) return { kind: 'free' };
  return { kind: 'charged', fee, missing: freeFrom === null ? null : cents(freeFrom - goods) };
}
