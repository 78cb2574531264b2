import { PRICES_HOLD_MS } from '@nuancier/domain/approvals/approval-state.ts';
import { changesOf, countLines } from '@nuancier/domain/approvals/approved-lines.ts';
import type { LineChange } from '@nuancier/domain/approvals/approved-lines.ts';
import { recordAudit } from '../../audit/audit.ts';
import { restoreCart, holdPrices, lockCart, unfreezeCart } from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { insertEvent } from '../records/approval-events-store.ts';
import { grantLines, selectApprovalLines } from '../records/approval-lines-store.ts';
import { notifyApproved } from '../news/approval-news.ts';
import type { ApprovalRequest } from '../records/approval-record.ts';
import { decideRequest } from '../records/approvals-store.ts';
import { askersReader, deciderOf, refuseUnseen, waitingRequest } from './decider-of.ts';
import { writeMessage } from '../records/messages-store.ts';
import { selectPerson } from '../records/people-store.ts';
import { tellDecided } from '../news/approval-events.ts';

/** `version`: of the request as it was seen, where that is known. `isOrdered`: it is placed in the same go. */
export type Approval = { number: string; version: number | null; isOrdered: boolean };

export type Approved = { request: ApprovalRequest; changes: readonly LineChange[] };

/** Prices and stock are judged again; then the cart is its owner's, at these prices for a week. */
export async function approve(
  db: DatabaseTransaction,
  context: Pick<ApprovalsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'site'>,
  { number, version, isOrdered }: Approval,
): Promise<Approved> {
  const now = context.now();
  const { companyId, customerId: by } = deciderOf(context);
  const request = await waitingRequest(db, { companyId, customerId: by }, number);
  const { id, customerId, cartId } = request;
  refuseUnseen(request, version);
  const cart = await lockCart(db, await askersReader(db, request, now), cartId);
  refuseUnfit(cart);
  if (!(await decideRequest(db, { id, status: 'approved', reason: null, by, now })))
    throw new Refusal('APPROVAL_TREATED');
  const granted = countLines(cart.lines.map(({ line }) => line));
  const { asked } = await selectApprovalLines(db, id);
  const changes = changesOf(asked, granted);
  await grantLines(db, id, granted);
  await holdPrices(db, cart, new Date(now.getTime() + PRICES_HOLD_MS));
  if (!(await unfreezeCart(db, cartId, now))) throw new Refusal('APPROVAL_TREATED');
  await insertEvent(db, { requestId: id, kind: 'approved', by, changes, now });
  const type = changes.length === 0 ? 'approved' : 'approved_with_changes';
  await writeMessage(db, { customerId, requestId: id, type, now });
  const details = { number, changes, totalHtCents: cart.totals.total.excluding };
  await recordAudit(db, context, { event: 'order-approved', customerId, details });
  await tellDecided(db, request, { decision: 'approved', now });
  if (isOrdered) return { request, changes };
  if (cart.cart.isApart) await restoreCart(db, { cartId, customerId, now }, { makesRoom: false });
  const [asker, head] = [await selectPerson(db, customerId), await selectPerson(db, by)];
  if (asker && head) await notifyApproved(db, { asker, by: head, changes }, { site: context.site.code, now });
  return { request, changes };
}

/** A coupon that no longer holds is in no sum: it keeps nothing back. */
function refuseUnfit({ lines }: Cart): void {
  if (lines.length === 0) throw new Refusal('CHECKOUT_CART_EMPTY');
  const refusal = lines.find((line) => line.refusal !== null)?.refusal;
  if (refusal != null) throw new Refusal(refusal);
}
