import { recordAudit } from '../../audit/audit.ts';
import type { SubAccountsContext } from '../sub-accounts-context.ts';
import { endAllSessions, tellChanged } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { accountId, headOf } from '../head-of.ts';
import { deactivateSubAccount } from '../sub-accounts-store.ts';

/** Its sessions end in the same moment; what it ordered stays in the company's history. */
export async function removeSubAccountCustomer(
  context: Pick<SubAccountsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  id: string,
): Promise<true> {
  const { companyId } = headOf(context);
  const customerId = accountId(id);
  await context.db.transaction().execute(async (transaction) => {
    if (!(await deactivateSubAccount(transaction, companyId, customerId)))
      throw new Refusal('UNKNOWN_SUB_ACCOUNT');
    await endAllSessions(transaction, customerId);
    await recordAudit(transaction, context, { event: 'sub-account-removed', customerId });
    await tellChanged(transaction, customerId, 'rights', context.now());
  });
  return true;
}
