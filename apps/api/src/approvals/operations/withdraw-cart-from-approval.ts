import { allowed } from '../../allowed.ts';
import { recordAudit } from '../../audit/audit.ts';
import { giveCartBack, lockCart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import { Denied, Refusal } from '../../errors.ts';
import { tellWithdrawn } from '../approval-news.ts';
import { requestView } from '../approval-view.ts';
import type { RequestView } from '../approval-view.ts';
import { decideRequest, holdOwnRequest } from '../approvals-store.ts';
import { deleteMessage } from '../messages-store.ts';
import { selectApprovers, selectPerson } from '../people-store.ts';

/** Whoever asked takes the request back, and the cart is theirs again, as it was submitted. */
export async function withdrawCartFromApproval(
  context: Context,
  { cartId, tokenId }: { cartId: string; tokenId?: string | null | undefined },
): Promise<RequestView> {
  const viewer = allowed(context.viewer, 'ask-approval');
  const { companyId, customerId } = viewer;
  if (companyId === null) throw new Denied();
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    // In the order of those who decide: first the request, then the cart.
    const request = await holdOwnRequest(transaction, customerId, cartId);
    if (request === undefined) throw new Refusal('UNKNOWN_APPROVAL');
    const { id, number } = request;
    const decision = { id, status: 'withdrawn', reason: null, by: customerId, now } as const;
    if (!(await decideRequest(transaction, decision))) throw new Refusal('APPROVAL_TREATED');
    await lockCart(transaction, { viewer, shopToken: tokenId || context.shopToken, now }, cartId);
    if (!(await giveCartBack(transaction, cartId, now))) throw new Refusal('APPROVAL_TREATED');
    await deleteMessage(transaction, customerId);
    const approvers = await selectApprovers(transaction, { companyId, customerId });
    const asker = await selectPerson(transaction, customerId);
    const place = { site: context.site.code, now };
    if (asker) await tellWithdrawn(transaction, { number, asker, approvers }, place);
    await recordAudit(transaction, context, { event: 'approval-withdrawn', details: { number } });
    return requestView({ ...request, status: 'withdrawn' }, null, [], false);
  });
}
