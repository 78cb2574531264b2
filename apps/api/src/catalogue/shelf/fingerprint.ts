import { createHash } from 'node:crypto';

/** Of what somebody read, given back with what they write: another one says that it changed in between. */
export function fingerprint(read: unknown): string {
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 16);
}
