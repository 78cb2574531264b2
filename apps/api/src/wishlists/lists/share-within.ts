import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { MOST_SHARED } from '@nuancier/domain/wishlists/list-share.ts';
import type { ListShare } from '@nuancier/domain/wishlists/list-share.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { WishlistRecord } from './wishlist-record.ts';
import { countShared, lockSharing, writeShare } from './wishlists-store.ts';

/** A list of the customer's own, locked; shared with the customer's current company. */
export async function shareWithin(
  db: DatabaseTransaction,
  { companyId }: Pick<Customer, 'companyId'>,
  list: WishlistRecord,
  share: ListShare,
): Promise<WishlistRecord> {
  if (share !== 'private' && list.share === 'private' && companyId !== null) {
    await lockSharing(db, companyId);
    if ((await countShared(db, companyId)) >= MOST_SHARED) throw new Refusal('TOO_MANY_SHARED_WISHLISTS');
  }
  await writeShare(db, list.id, { share, companyId });
  return { ...list, share };
}
