import { judgeMerge, MERGE_KINDS } from '@nuancier/domain/customers/merging.ts';
import type { MergeFault, MergeKind, Merging, Moved } from '@nuancier/domain/customers/merging.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { moveCustomerInApprovals } from '../../approvals/approvals.ts';
import { lockCartsOf, moveCustomerInCart } from '../../cart/cart.ts';
import { eraseCustomerInCompare } from '../../compare/compare.ts';
import {
  closeMerged,
  lockMergeSides,
  moveCustomerInCustomers,
  SESSION_HOURS,
} from '../../customers/customers.ts';
import type { MergeSideHeld } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { moveCustomerInInvoices } from '../../invoices/invoices.ts';
import { moveCustomerInOrders } from '../../orders/orders.ts';
import { clearAttempts } from '../../passwords/sign-in-attempts.ts';
import { moveCustomerInQuotations } from '../../quotations/quotations.ts';
import { moveCustomerInReviews } from '../../reviews/reviews.ts';
import { eraseCustomerInStores } from '../../stores/stores.ts';
import { moveCustomerInWishlists } from '../../wishlists/wishlists.ts';

export type MergedParts = readonly (Moved & { kind: MergeKind })[];
export type Merged = { keep: MergeSideHeld; fold: MergeSideHeld; parts: MergedParts };

/**
 * In the caller's transaction: everything of the person goes to the account that is kept, by the rules of
 * merge-rules.ts; what is left of the other is emptied as if erased, and leads there.
 */
export async function mergeAccounts(
  db: Database,
  merging: Merging,
  now: Date,
): Promise<Verdict<Merged, MergeFault | 'UNKNOWN_CUSTOMER'>> {
  const seenSince = new Date(now.getTime() - SESSION_HOURS * HOUR_MS);
  await lockCartsOf(db, [merging.keep, merging.fold]);
  const sides = await lockMergeSides(db, [merging.keep, merging.fold], { now, seenSince });
  const keep = sides.find(({ id }) => id === merging.keep);
  const fold = sides.find(({ id }) => id === merging.fold);
  if (keep === undefined || fold === undefined) return refuse('UNKNOWN_CUSTOMER');
  const judged = judgeMerge(keep, fold);
  if (!judged.ok) return judged;
  const moved: Record<MergeKind, Moved> = {
    ...(await moveCustomerInOrders(db, merging)),
    ...(await moveCustomerInInvoices(db, merging)),
    ...(await moveCustomerInQuotations(db, merging)),
    ...(await moveCustomerInWishlists(db, merging)),
    ...(await moveCustomerInReviews(db, merging)),
    ...(await moveCustomerInCustomers(db, merging)),
    // Requests before carts: with a cart that is dropped its requests go.
    ...(await moveCustomerInApprovals(db, merging).then(() => moveCustomerInCart(db, merging))),
  };
  await eraseCustomerInCompare(db, merging.fold);
  await eraseCustomerInStores(db, merging.fold);
  await clearAttempts(db, fold.email);
  await closeMerged(db, merging, { email: fold.email, now });
  return accept({ keep, fold, parts: MERGE_KINDS.map((kind) => ({ kind, ...moved[kind] })) });
}
