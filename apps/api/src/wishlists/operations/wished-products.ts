import type { WishedProduct } from '@nuancier/contract/api-types.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectWished } from '../items/wishlist-items-store.ts';

const MOST_REFERENCES = 100;

/** A visitor has no lists: nothing is wished for, and nothing is wrong with asking. */
export async function wishedProducts(
  { db, viewer }: Pick<WishlistsContext, 'db' | 'viewer'>,
  skus: readonly string[],
): Promise<WishedProduct[]> {
  if (skus.length > MOST_REFERENCES) throw new Refusal('TOO_MANY_WISHED');
  if (viewer.kind === 'visitor' || !can(viewer, 'use-account') || skus.length === 0) return [];
  const wished = await selectWished(db, viewer.customerId, [...new Set(skus)]);
  return wished.map(({ sku, listId, uid }) => ({ sku, wishlist_id: String(listId), item_id: uid }));
}
