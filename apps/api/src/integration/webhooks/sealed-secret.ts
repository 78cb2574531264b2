// Secrets that sign calls must be had in clear when they do: they are kept enciphered by a key of the shop's own, so
// that a copy of the database alone signs nothing.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

const keyOf = (shopSecret: string) =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', 'nuancier webhook secrets', 32));

export function seal(secret: string, shopSecret: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(shopSecret), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null when it was sealed under another secret of the shop. */
export function unseal(sealed: Buffer, shopSecret: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(shopSecret), sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
