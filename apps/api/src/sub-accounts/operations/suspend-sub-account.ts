import type { SubAccount } from '@nuancier/contract/api-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { SubAccountsContext } from '../sub-accounts-context.ts';
import { endAllSessions, tellChanged } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { accountId, headOf } from '../head-of.ts';
import { resume, suspend } from '../sub-accounts-store.ts';
import { getSubAccount } from './get-sub-account.ts';

/** Its sessions end in the same moment; rights, requests and carts wait for it. */
export async function suspendSubAccount(
  context: Pick<SubAccountsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  id: string,
): Promise<SubAccount> {
  const { companyId } = headOf(context);
  const customerId = accountId(id);
  await context.db.transaction().execute(async (db) => {
    if (!(await suspend(db, companyId, customerId, context.now()))) throw new Refusal('UNKNOWN_SUB_ACCOUNT');
    await endAllSessions(db, customerId);
    await recordAudit(db, context, { event: 'sub-account-suspended', customerId });
    await tellChanged(db, customerId, 'rights', context.now());
  });
  return getSubAccount(context, id);
}

export async function resumeSubAccount(
  context: Pick<SubAccountsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  id: string,
): Promise<SubAccount> {
  const { companyId } = headOf(context);
  const customerId = accountId(id);
  await context.db.transaction().execute(async (db) => {
    if (!(await resume(db, companyId, customerId))) throw new Refusal('UNKNOWN_SUB_ACCOUNT');
    await recordAudit(db, context, { event: 'sub-account-resumed', customerId });
    await tellChanged(db, customerId, 'rights', context.now());
  });
  return getSubAccount(context, id);
}
