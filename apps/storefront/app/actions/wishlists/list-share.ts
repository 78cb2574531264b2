import type { WishlistShareEnum } from '../../../generated/documents.ts';

export const SHARES: readonly WishlistShareEnum[] = ['PRIVATE', 'COMPANY_READS', 'COMPANY_EDITS'];

/** Private where the form does not ask; null for what is none. */
export function readShare(text: string): WishlistShareEnum | null {
  return text === '' ? 'PRIVATE' : (SHARES.find((share) => share === text) ?? null);
}
