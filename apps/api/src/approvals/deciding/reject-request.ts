import { recordAudit } from '../../audit/audit.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { insertEvent } from '../records/approval-events-store.ts';
import { notifyRejected } from '../news/approval-news.ts';
import type { ApprovalRequest } from '../records/approval-record.ts';
import { decideRequest } from '../records/approvals-store.ts';
import { askersReader, deciderOf } from './decider-of.ts';
import { giveRequestedCartBack } from '../asking/give-requested-cart-back.ts';
import { writeMessage } from '../records/messages-store.ts';
import { selectPerson } from '../records/people-store.ts';
import { tellDecided } from '../news/approval-events.ts';

/** The owner gets the cart back as submitted, for changes and another request. The request must be locked. */
export async function reject(
  db: DatabaseTransaction,
  context: Pick<ApprovalsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'site'>,
  { request, reason }: { request: ApprovalRequest; reason: string | null },
): Promise<void> {
  const { id, customerId, number } = request;
  const now = context.now();
  const { customerId: by } = deciderOf(context);
  if (!(await decideRequest(db, { id, status: 'rejected', reason, by, now })))
    throw new Refusal('APPROVAL_TREATED');
  await giveRequestedCartBack(db, await askersReader(db, request, now), request);
  await insertEvent(db, { requestId: id, kind: 'rejected', by, words: reason, now });
  await writeMessage(db, { customerId, requestId: id, type: 'rejected', now });
  const [asker, head] = [await selectPerson(db, customerId), await selectPerson(db, by)];
  const place = { site: context.site.code, now };
  if (asker && head) await notifyRejected(db, { asker, by: head, reason }, place);
  await recordAudit(db, context, { event: 'order-rejected', customerId, details: { number, reason } });
  await tellDecided(db, request, { decision: 'rejected', now });
}
