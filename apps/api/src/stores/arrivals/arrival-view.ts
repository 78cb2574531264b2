import type { Arrival } from '@nuancier/domain/arrivals/arrival.ts';

export type ArrivalView = { pickup_at: string | null; delivery_on: string | null };

export function arrivalView({ pickupAt, deliveryOn }: Arrival): ArrivalView {
  return { pickup_at: pickupAt?.toISOString() ?? null, delivery_on: deliveryOn };
}
