import { createHmac, timingSafeEqual } from 'node:crypto';

/** Gives the buyer access to an order just placed, signed in or not. */
export function orderSignature(number: string, secret: string): string {
  return createHmac('sha256', secret).update(`order ${number}`).digest('base64url');
}

export function isOrderSignature(given: string, number: string, secret: string): boolean {
  const [one, own] = [Buffer.from(given), Buffer.from(orderSignature(number, secret))];
  return one.length === own.length && timingSafeEqual(one, own);
}
