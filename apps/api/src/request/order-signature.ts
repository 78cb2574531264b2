import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a signature opens. `order`: all that is the buyer's, by a secret the buyer alone was given. `order-looked-up`: what
 * number, address and postcode have shown already, which the store knows as well.
 */
export type OrderOpening = 'order' | 'order-looked-up';

/** Gives the buyer access to an order just placed, signed in or not. */
export function orderSignature(number: string, secret: string, opening: OrderOpening = 'order'): string {
  return createHmac('sha256', secret).update(`${opening} ${number}`).digest('base64url');
}

export function isOrderSignature(
  given: string,
  number: string,
  secret: string,
  opening: OrderOpening = 'order',
): boolean {
  const [one, own] = [Buffer.from(given), Buffer.from(orderSignature(number, secret, opening))];
  return one.length === own.length && timingSafeEqual(one, own);
}
