import { PRICES_HOLD_MS } from '@nuancier/domain/approvals/approval-state.ts';
import { changesOf, countLines } from '@nuancier/domain/approvals/approved-lines.ts';
import { recordAudit } from '../../audit/audit.ts';
import { holdPrices, lockCart, unfreezeCart } from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { grantLines, selectApprovalLines } from '../approval-lines-store.ts';
import { tellApproved } from '../approval-news.ts';
import type { RequestView } from '../approval-view.ts';
import { decideRequest } from '../approvals-store.ts';
import { askersReader, deciderOf, waitingRequest } from '../decider-of.ts';
import { writeMessage } from '../messages-store.ts';
import { selectPerson } from '../people-store.ts';
import { orderWaitingForApproval } from './order-waiting-for-approval.ts';

/** Prices and stock are judged again; then the cart is its owner's, at these prices for a week. */
export async function approveOrderWaitingForApproval(context: Context, number: string): Promise<RequestView> {
  const { db, site } = context;
  const now = context.now();
  const decider = deciderOf(context);
  await db.transaction().execute(async (transaction) => {
    const request = await waitingRequest(transaction, decider, number);
    const { id, customerId } = request;
    const reader = await askersReader(transaction, request, now);
    const cart = await lockCart(transaction, reader, request.cartId);
    refuseUnfit(cart);
    const decision = { id, status: 'approved', reason: null, by: decider.customerId, now } as const;
    if (!(await decideRequest(transaction, decision))) throw new Refusal('APPROVAL_TREATED');
    const granted = countLines(cart.lines.map(({ line }) => line));
    const { asked } = await selectApprovalLines(transaction, id);
    const changes = changesOf(asked, granted);
    await grantLines(transaction, id, granted);
    await holdPrices(transaction, cart, new Date(now.getTime() + PRICES_HOLD_MS));
    if (!(await unfreezeCart(transaction, request.cartId, now))) throw new Refusal('APPROVAL_TREATED');
    const type = changes.length === 0 ? 'approved' : 'approved_with_changes';
    await writeMessage(transaction, { customerId, requestId: id, type, now });
    const [asker, by] = [
      await selectPerson(transaction, customerId),
      await selectPerson(transaction, decider.customerId),
    ];
    if (asker && by) await tellApproved(transaction, { asker, by, changes }, { site: site.code, now });
    const details = { number, changes, totalHtCents: cart.totals.total.excluding };
    await recordAudit(transaction, context, { event: 'order-approved', customerId, details });
  });
  return orderWaitingForApproval(context, number);
}

/** A coupon that no longer holds is in no sum: it keeps nothing back. */
function refuseUnfit({ lines }: Cart): void {
  if (lines.length === 0) throw new Refusal('CHECKOUT_CART_EMPTY');
  const refusal = lines.find((line) => line.refusal !== null)?.refusal;
  if (refusal != null) throw new Refusal(refusal);
}
