// The signature of forms and notifications: HMAC-SHA-256 over the values of the vads_ fields in the order of their
// names, joined with +, the key last.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type LyraFields = Readonly<Record<string, string>>;

/**
 * Names are not signed and + separates the values: a + inside a value of our form would let it be split anew and
 * passed off as a notification. So no value we sign holds one.
 */
export function signLyraForm(fields: LyraFields, key: string): string {
  const split = Object.keys(fields).find((name) => fields[name]?.includes('+'));
  if (split !== undefined) throw new Error(`The value of ${split} would read as several`);
  return lyraSignature(fields, key);
}

export function isLyraSignature(given: string, fields: LyraFields, key: string): boolean {
  const [one, own] = [Buffer.from(given), Buffer.from(lyraSignature(fields, key))];
  return one.length === own.length && timingSafeEqual(one, own);
}

export function lyraSignature(fields: LyraFields, key: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'));
  const values = names.toSorted().map((name) => fields[name] ?? '');
  return createHmac('sha256', key)
    .update([...values, key].join('+'))
    .digest('base64');
}
