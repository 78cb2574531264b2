// How long the signed link to an order opens it: a mail box outlives the interest in a delivery.
import { DAY_MS } from '../durations.ts';

/** Longer than any resupply, preparation and withdrawal put together. */
export const ORDER_LINK_DAYS = 90;

export function orderLinkEnd(placedAt: Date): Date {
  return new Date(placedAt.getTime() + ORDER_LINK_DAYS * DAY_MS);
}

export function isOrderLinkOpen(placedAt: Date, now: Date): boolean {
  return now < orderLinkEnd(placedAt);
}
