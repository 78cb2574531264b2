import type { SubAccount } from '@nuancier/contract/api-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { SubAccountsContext } from '../sub-accounts-context.ts';
import { endAllSessions } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { accountId, dayOf, headOf } from '../head-of.ts';
import { invite, refuseManyInvitations } from '../invite.ts';
import { lockCompany, lockSubAccount } from '../sub-accounts-store.ts';
import { getSubAccount } from './get-sub-account.ts';

/** The former link is revoked, in case it was misdelivered. */
export async function resendSubAccountInvitation(
  context: Pick<SubAccountsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site'>,
  id: string,
): Promise<SubAccount> {
  const { companyId, customerId: parentId } = headOf(context);
  await refuseManyInvitations(context, companyId);
  await context.db.transaction().execute(async (db) => {
    const company = await lockCompany(db, companyId);
    const held = await lockSubAccount(db, companyId, { id: accountId(id), day: dayOf(context) });
    if (held === undefined) throw new Refusal('UNKNOWN_SUB_ACCOUNT');
    if (!held.isInvited) throw new Refusal('INVITATION_TAKEN');
    if (held.isSuspended) throw new Refusal('SUB_ACCOUNT_SUSPENDED');
    await endAllSessions(db, held.id);
    await invite(db, context, { ...held, company, parentId });
    await recordAudit(db, context, { event: 'sub-account-invited', customerId: held.id });
  });
  return getSubAccount(context, id);
}
