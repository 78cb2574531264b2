// How long the signed link to an order opens it: a mail box outlives the interest in a delivery.

/** Longer than any resupply, preparation and withdrawal put together. */
export const ORDER_LINK_DAYS = 90;

const DAY_MS = 24 * 60 * 60_000;

export function orderLinkEnd(placedAt: Date): Date {
  return new Date(placedAt.getTime() + ORDER_LINK_DAYS * DAY_MS);
}

export function isOrderLinkOpen(placedAt: Date, now: Date): boolean {
  return now < orderLinkEnd(placedAt);
}
