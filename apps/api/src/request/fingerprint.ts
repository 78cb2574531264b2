import { createHash, createHmac } from 'node:crypto';

/** Of what somebody read, given back with what they write: another one says that it changed in between. */
export function fingerprint(read: unknown): string {
  return shortened(createHash('sha256').update(JSON.stringify(read)).digest());
}

/** Of what its reader may not all know: a sum has few values, and without the shop's secret each could be tried. */
export function sealedFingerprint(read: unknown, shopSecret: string): string {
  return shortened(createHmac('sha256', `nuancier read ${shopSecret}`).update(JSON.stringify(read)).digest());
}

function shortened(digest: Buffer): string {
  return digest.toString('base64url').slice(0, 16);
}
