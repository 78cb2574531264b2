import type { SubAccount } from '@nuancier/contract/api-types.ts';
import type { SubAccountsContext } from '../sub-accounts-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { accountId, dayOf, headOf } from '../head-of.ts';
import { subAccountView } from '../sub-account-view.ts';
import { selectSubAccount } from '../sub-accounts-store.ts';

export async function getSubAccount(
  context: Pick<SubAccountsContext, 'now' | 'viewer' | 'db'>,
  id: string,
): Promise<SubAccount> {
  const { companyId } = headOf(context);
  const record = await selectSubAccount(context.db, companyId, { id: accountId(id), day: dayOf(context) });
  if (record === undefined) throw new Refusal('UNKNOWN_SUB_ACCOUNT');
  return subAccountView(record);
}
