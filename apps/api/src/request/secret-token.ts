import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes: not guessable. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
