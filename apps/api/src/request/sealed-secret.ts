// Secrets that sign calls or judge codes must be had in clear when they do: they are kept enciphered by a key of the
// shop's own, so that a copy of the database alone is worth nothing.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/**
 * One key for each purpose: what was sealed for one opens nothing of the other. `holder`: for whom alone it opens, where
 * it is not everybody who may judge by it.
 */
export type Seal = { shopSecret: string; purpose: 'webhook secrets' | 'staff factors'; holder?: Buffer };

const NOBODYS = Buffer.alloc(0);

const keyOf = ({ shopSecret, purpose }: Seal) =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', `nuancier ${purpose}`, 32));

export function seal(secret: string, by: Seal): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(by), nonce).setAAD(by.holder ?? NOBODYS);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null when it was sealed under another secret of the shop, or for another holder. */
export function unseal(sealed: Buffer, by: Seal): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(by), sealed.subarray(0, NONCE));
  decipher.setAAD(by.holder ?? NOBODYS);
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
