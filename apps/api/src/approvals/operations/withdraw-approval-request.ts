import type { ApprovalRecord } from '@nuancier/contract/api-types.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import { askerOf, ownWaiting } from '../asking/asker-of.ts';
import { recordOf } from '../history/record-of.ts';
import { withdraw } from '../asking/withdraw-request.ts';

export function withdrawApprovalRequest(
  context: Pick<
    ApprovalsContext,
    'requestId' | 'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'db' | 'site'
  >,
  number: string,
): Promise<ApprovalRecord> {
  const asker = askerOf(context);
  return context.db.transaction().execute(async (db) => {
    const request = await ownWaiting(db, asker, { number });
    await withdraw(db, context, { asker, request });
    return recordOf(db, context, request.id);
  });
}
