import type { Wishlist, WishlistShareEnum, WishListUserInputError } from '@nuancier/contract/api-types.ts';
import type { ListShare } from '@nuancier/domain/wishlists/list-share.ts';
import type { RefusalCode, RefusalTable } from '../refusals/refusal.ts';
import type { WishlistRecord } from './lists/wishlist-record.ts';

export type WishlistView = Omit<Wishlist, 'items_v2'>;

export function wishlistView({ id, name, count, updatedAt, ...list }: WishlistRecord): WishlistView {
  return {
    id: String(id),
    name,
    items_count: count,
    sharing_code: null,
    updated_at: updatedAt?.toISOString() ?? null,
    visibility: 'PRIVATE',
    kept: updatedAt !== null,
    share: SHARES[list.share],
    is_own: list.access === 'own',
    may_edit: list.access !== 'reads',
    owner_name: list.ownerName,
    owner_left: list.ownerLeft,
  };
}

export type ItemRefused = { sku: string; code: RefusalCode };

export function userError(refusals: RefusalTable, { sku, code }: ItemRefused): WishListUserInputError {
  const type = code === 'PRODUCT_NOT_FOUND' ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED';
  return { message: refusals[code].message, code: type, sku };
}

const SHARES = {
  private: 'PRIVATE',
  read: 'COMPANY_READS',
  edit: 'COMPANY_EDITS',
} as const satisfies Record<ListShare, WishlistShareEnum>;

const ASKED: Readonly<Record<WishlistShareEnum, ListShare>> = {
  PRIVATE: 'private',
  COMPANY_READS: 'read',
  COMPANY_EDITS: 'edit',
};

export function shareAsked(share: WishlistShareEnum | null | undefined): ListShare {
  return ASKED[share ?? 'PRIVATE'];
}
