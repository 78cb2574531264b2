// An order's number and its signature in one text, as Magento's clients carry it.
import { orderSignature } from './order-signature.ts';
import type { OrderOpening } from './order-signature.ts';

export function orderToken(number: string, secret: string, opening: OrderOpening = 'order'): string {
  return Buffer.from(`${number} ${orderSignature(number, secret, opening)}`).toString('base64url');
}

/** Unverified: the signature is checked where the order is opened. */
export function readOrderToken(token: string): { number: string; signature: string } {
  const [number = '', signature = ''] = Buffer.from(token, 'base64url').toString('utf8').split(' ');
  return { number, signature };
}
