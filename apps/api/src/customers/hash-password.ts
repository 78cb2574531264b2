import { hash } from '@node-rs/argon2';

/** argon2id, by its number in the format: the library's own name for it exists only at compile time. */
const ARGON2ID = 2;

/** Each call draws its own salt. Slow by design: never run more of them at once than there are cores. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
