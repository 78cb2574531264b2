import type { SubAccount } from '@nuancier/contract/api-types.ts';
import type { SubAccountsContext } from '../sub-accounts-context.ts';
import { dayOf, headOf } from '../head-of.ts';
import { subAccountView } from '../sub-account-view.ts';
import { selectSubAccounts } from '../sub-accounts-store.ts';

export async function getListSubAccount(
  context: Pick<SubAccountsContext, 'now' | 'viewer' | 'db'>,
): Promise<SubAccount[]> {
  const { companyId } = headOf(context);
  return (await selectSubAccounts(context.db, companyId, dayOf(context))).map(subAccountView);
}
