import type { WishlistShareEnum } from '../../../generated/documents.ts';
import { wishlistCopy } from './copy.ts';

const SHARES: readonly WishlistShareEnum[] = ['PRIVATE', 'COMPANY_READS', 'COMPANY_EDITS'];

/** As the fields of the forms offer them. */
export const shareOptions = SHARES.map((value) => ({ value, label: wishlistCopy.shares[value] }));

/** Private where the form does not ask; null for what is none. */
export function readShare(text: string): WishlistShareEnum | null {
  return text === '' ? 'PRIVATE' : (SHARES.find((share) => share === text) ?? null);
}
