import type { CartApproval } from '@nuancier/contract/api-types.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import { cartApprovalView } from '../approval-view.ts';
import { isAsker, standOf } from '../approvals.ts';
import { selectApprovers } from '../people-store.ts';

/** What a sub-account is to know before it orders. */
export async function cartApproval(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  cart: Cart,
): Promise<CartApproval | null> {
  if (!isAsker(viewer, cart) || viewer.companyId === null) return null;
  const { companyId, customerId } = viewer;
  const stand = await standOf(db, cart);
  const [approver] = await selectApprovers(db, { companyId, customerId });
  return cartApprovalView(viewer, cart, stand, approver);
}
