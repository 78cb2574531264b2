import type { ApprovalRecord } from '@nuancier/contract/api-types.ts';
import { remindFrom } from '@nuancier/domain/approvals/approval-state.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { askerOf, ownWaiting } from '../asking/asker-of.ts';
import { sendReminder } from '../asking/send-reminder.ts';
import { recordOf } from '../history/record-of.ts';

/** The request is locked, so that a double click sends one reminder. */
export function remindOfApprovalRequest(
  context: Pick<
    ApprovalsContext,
    'requestId' | 'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'db' | 'site'
  >,
  number: string,
): Promise<ApprovalRecord> {
  const { viewer, customerId } = askerOf(context);
  const { shopToken } = context;
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    const request = await ownWaiting(db, { customerId }, { number });
    if (now < remindFrom(request)) throw new Refusal('APPROVAL_REMINDED');
    const reminder = { viewer, shopToken, by: customerId, site: context.site.code, now };
    if (!(await sendReminder(db, request, reminder))) throw new Refusal('NO_APPROVER');
    await recordAudit(db, context, { event: 'approval-reminded', details: { number } });
    return recordOf(db, context, request.id);
  });
}
