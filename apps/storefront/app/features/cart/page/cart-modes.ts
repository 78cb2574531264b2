// How a cart as a whole can reach its buyer.
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import type { StockFacts } from '@nuancier/domain/stock/availability.ts';

export type CartModes = { collectable: boolean; deliverable: boolean };

/** Null without any store's stock. */
export function cartModes(
  all: readonly { sku: string; stock: StockFacts | null; quantity: number }[],
): CartModes | null {
  // What is no article lies on no shelf, and holds nothing back.
  const lines = all.filter(({ sku }) => !isFreeReference(sku));
  if (lines.some(({ stock }) => stock === null)) return null;
  const every = (holds: (stock: StockFacts | undefined, quantity: number) => boolean) =>
    lines.every(({ stock, quantity }) => holds(stock ?? undefined, quantity));
  return {
    collectable: every((stock, quantity) => pickupFor(stock, quantity).kind !== 'unavailable'),
    deliverable: every((stock, quantity) => deliveryFor(stock, quantity).kind === 'available'),
  };
}

/** Delivery costs do not matter for pickup, nor where some goods are not delivered. */
export function showsDelivery(mode: string | null, ways: CartModes | null): boolean {
  return mode !== 'EMP' && ways?.deliverable !== false;
}
