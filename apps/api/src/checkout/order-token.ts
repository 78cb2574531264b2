// An order's number and its signature in one text, as Magento's clients carry it.
import { isOrderSignature, orderSignature } from './order-signature.ts';

export function orderToken(number: string, secret: string): string {
  return Buffer.from(`${number} ${orderSignature(number, secret)}`).toString('base64url');
}

/** The number it stands for; null when it is not of our making. */
export function orderOfToken(token: string, secret: string): string | null {
  const [number = '', signature = ''] = Buffer.from(token, 'base64url').toString('utf8').split(' ');
  return isOrderSignature(signature, number, secret) ? number : null;
}
