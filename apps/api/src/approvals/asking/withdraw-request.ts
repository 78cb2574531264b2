import { recordAudit } from '../../audit/audit.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { insertEvent } from '../records/approval-events-store.ts';
import { notifyWithdrawn } from '../news/approval-news.ts';
import type { ApprovalRequest } from '../records/approval-record.ts';
import { decideRequest } from '../records/approvals-store.ts';
import type { Asker } from './asker-of.ts';
import { giveRequestedCartBack } from './give-requested-cart-back.ts';
import { deleteMessage } from '../records/messages-store.ts';
import { selectApprovers, selectPerson } from '../records/people-store.ts';
import { tellDecided } from '../news/approval-events.ts';

/** The asker withdraws the request and gets the cart back as submitted. The request must be locked. */
export async function withdraw(
  db: DatabaseTransaction,
  context: Pick<ApprovalsContext, 'requestId' | 'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'site'>,
  { asker: { viewer, companyId, customerId }, request }: { asker: Asker; request: ApprovalRequest },
): Promise<void> {
  const now = context.now();
  const { id, number, cartId } = request;
  // In the order of those who decide: first the request, then the cart.
  const decision = { id, status: 'withdrawn', reason: null, by: customerId, now } as const;
  if (!(await decideRequest(db, decision))) throw new Refusal('APPROVAL_TREATED');
  await giveRequestedCartBack(db, { viewer, shopToken: context.shopToken, now }, request);
  await insertEvent(db, { requestId: id, kind: 'withdrawn', by: customerId, now });
  await deleteMessage(db, customerId, cartId);
  const approvers = await selectApprovers(db, { companyId, customerId }, now);
  const person = await selectPerson(db, customerId);
  const place = { site: context.site.code, now };
  if (person) await notifyWithdrawn(db, { number, asker: person, approvers }, place);
  await recordAudit(db, context, { event: 'approval-withdrawn', details: { number } });
  await tellDecided(db, request, { decision: 'withdrawn', now });
}
