import { hash, verify } from '@node-rs/argon2';

/** argon2id, by its number in the format: the library's own name for it exists only at compile time. */
const ARGON2ID = 2;

/** Each call draws its own salt. Slow by design: never run more of them at once than there are cores. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, oneForm(password));
}

// Keyboards write é as one sign or as two: both are the same password. Nothing is cut or trimmed.
const oneForm = (password: string): string => password.normalize('NFC');
