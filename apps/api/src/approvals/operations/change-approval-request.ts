import type { ApprovalItemInput } from '@nuancier/contract/api-types.ts';
import { changesOf, countLines } from '@nuancier/domain/approvals/approved-lines.ts';
import { recordAudit } from '../../audit/audit.ts';
import { changeSubmittedCart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { insertEvent } from '../records/approval-events-store.ts';
import { replaceAskedLines, selectApprovalLines } from '../records/approval-lines-store.ts';
import { notifyChanged } from '../news/approval-news.ts';
import type { RequestView } from '../approval-view.ts';
import { updateRequest } from '../records/approvals-store.ts';
import { requestComment } from '../asking/request-comment.ts';
import { limitMails } from '../news/mail-limit.ts';
import { askerOf, ownWaiting } from '../asking/asker-of.ts';
import { buyerOf, monthBudget } from '../asking/month-budget.ts';
import { selectApprovers, selectPerson } from '../records/people-store.ts';
import { ownApprovalRequest } from './own-approval-request.ts';

export type RequestChange = {
  orderId: string;
  items: readonly ApprovalItemInput[];
  /** null takes it away; left out it stays */
  comment?: string | null | undefined;
};

const MOST_PACKS = 99_999;

/** Nothing is asked for that was not: more or fewer packs, or an article less. */
export async function changeApprovalRequest(
  context: ApprovalsContext,
  { orderId: number, items, comment }: RequestChange,
): Promise<RequestView> {
  const asker = askerOf(context);
  const { viewer, companyId, customerId } = asker;
  const now = context.now();
  if (items.some(({ quantity }) => quantity < 0 || quantity > MOST_PACKS)) throw new Refusal('PACK_COUNT');
  await limitMails(context, customerId);
  await context.db.transaction().execute(async (db) => {
    const request = await ownWaiting(db, asker, { number });
    const words = comment === undefined ? request.comment : requestComment(comment);
    const { asked: before } = await selectApprovalLines(db, request.id);
    const reader = { viewer, shopToken: context.shopToken, now };
    const cart = await changeSubmittedCart(db, reader, request.cartId, items);
    if (cart.lines.length === 0) throw new Refusal('APPROVAL_EMPTY');
    const after = countLines(cart.lines.map(({ line }) => line));
    const changes = changesOf(before, after);
    if (changes.length === 0 && words === request.comment) return;
    await replaceAskedLines(db, request.id, after);
    const packs = after.reduce((sum, line) => sum + line.packs, 0);
    await updateRequest(db, request.id, { comment: words, totalHt: cart.totals.total.excluding, packs });
    await insertEvent(db, { requestId: request.id, kind: 'changed', by: customerId, words, changes, now });
    const person = await selectPerson(db, customerId);
    const approvers = await selectApprovers(db, { companyId, customerId }, now);
    const buyer = buyerOf(viewer, await monthBudget(db, viewer, now));
    const changedRequest = { number, comment: words, cart, approvers, buyer, changes };
    const place = { site: context.site.code, now };
    if (person) await notifyChanged(db, { ...changedRequest, asker: person }, place);
    await recordAudit(db, context, { event: 'approval-changed', details: { number, changes } });
  });
  return ownApprovalRequest(context, number);
}
