// How a backup is kept from others' eyes: AES-256-GCM, part by part. The name of the backup and of the part are sealed
// with the bytes, so that no part can stand in another's place.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

export type Lock = { kdf: 'scrypt'; salt: string; cost: number; blocks: number; lanes: number };
export type Seal = {
  close: (name: string, bytes: Buffer) => Buffer;
  /** Null when the key is another or a byte has changed. */
  open: (name: string, sealed: Buffer) => Buffer | null;
};

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
// 128 MiB and about half a second for every guess.
const COST = { cost: 2 ** 17, blocks: 8, lanes: 1 };
// A lock that somebody wrote must not take all memory.
const MOST_MEMORY = 4 * COST.cost * COST.blocks;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

export function newLock(): Lock {
  return { kdf: 'scrypt', salt: randomBytes(16).toString('hex'), ...COST };
}

export async function sealOf(
  key: string,
  { salt, cost, blocks, lanes }: Lock,
  backup: string,
): Promise<Seal> {
  if (!(cost * blocks <= MOST_MEMORY && lanes <= 4)) throw new Error('a lock that costs too much');
  const maxmem = 256 * cost * blocks;
  const secret = await derive(key, Buffer.from(salt, 'hex'), KEY_BYTES, {
    N: cost,
    r: blocks,
    p: lanes,
    maxmem,
  });
  const about = (name: string) => Buffer.from(`nuancier ${backup} ${name}`);
  return {
    close(name, bytes) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(about(name));
      const closed = [nonce, cipher.update(bytes), cipher.final()];
      return Buffer.concat([...closed, cipher.getAuthTag()]);
    },
    open(name, sealed) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(about(name)).setAuthTag(sealed.subarray(-TAG_BYTES));
      const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
      try {
        return Buffer.concat([opened, decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
