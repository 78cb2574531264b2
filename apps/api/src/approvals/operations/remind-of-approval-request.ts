import type { ApprovalRecord } from '@nuancier/contract/api-types.ts';
import { remindFrom } from '@nuancier/domain/approvals/approval-state.ts';
import { recordAudit } from '../../audit/audit.ts';
import { findCart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { insertEvent } from '../records/approval-events-store.ts';
import { notifyReminded } from '../news/approval-news.ts';
import { noteReminded } from '../records/approvals-store.ts';
import { askerOf, ownWaiting } from '../asking/asker-of.ts';
import { buyerOf, monthBudget } from '../asking/month-budget.ts';
import { selectApprovers, selectPerson } from '../records/people-store.ts';
import { recordOf } from '../history/record-of.ts';

/** The request is locked, so that a double click sends one reminder. */
export function remindOfApprovalRequest(
  context: Pick<
    ApprovalsContext,
    'requestId' | 'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'db' | 'site'
  >,
  number: string,
): Promise<ApprovalRecord> {
  const { viewer, companyId, customerId } = askerOf(context);
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    const request = await ownWaiting(db, { customerId }, { number });
    if (now < remindFrom(request)) throw new Refusal('APPROVAL_REMINDED');
    const asker = await selectPerson(db, customerId);
    const approvers = await selectApprovers(db, { companyId, customerId }, now);
    if (asker === undefined || approvers.length === 0) throw new Refusal('NO_APPROVER');
    const cart = await findCart(db, { viewer, shopToken: context.shopToken, now }, request.cartId);
    const buyer = buyerOf(viewer, await monthBudget(db, viewer, now));
    const reminded = { number, comment: request.comment, cart, asker, approvers, buyer };
    await notifyReminded(db, reminded, { site: context.site.code, now });
    await noteReminded(db, request.id, now);
    await insertEvent(db, { requestId: request.id, kind: 'reminded', by: customerId, now });
    await recordAudit(db, context, { event: 'approval-reminded', details: { number } });
    return recordOf(db, context, request.id);
  });
}
