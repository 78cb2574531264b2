import type { CartApproval } from '@nuancier/contract/api-types.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { cartApprovalView } from '../approval-view.ts';
import { isAsker, requestStateOf } from '../approvals.ts';
import { monthBudget } from '../asking/month-budget.ts';
import { selectApprovers } from '../records/people-store.ts';

/** What a sub-account is to know before it orders. */
export async function cartApproval(
  { db, viewer, site, now }: Pick<ApprovalsContext, 'db' | 'viewer' | 'site' | 'now'>,
  cart: Cart,
): Promise<CartApproval | null> {
  if (!isAsker(viewer, cart) || viewer.companyId === null) return null;
  const { companyId, customerId } = viewer;
  const stand = await requestStateOf(db, cart);
  const [approver] = await selectApprovers(db, { companyId, customerId }, now());
  const { delivery_fee_ht_cents: fee, delivery_free_from_ht_cents: free } = site.settings;
  const delivery = { feeHt: cents(fee), freeFromHt: free === null ? null : cents(free) };
  const budget = await monthBudget(db, viewer, now());
  return cartApprovalView(viewer, cart, stand, { approver, delivery, budget });
}
