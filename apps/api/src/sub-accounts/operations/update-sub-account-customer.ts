import type { SubAccount, UpdateSubAccountInput } from '@nuancier/contract/api-types.ts';
import { changedRights } from '@nuancier/domain/customers/rights/changed-rights.ts';
import { recordAudit } from '../../audit/audit.ts';
import { tellChanged } from '../../customers/customers.ts';
import type { SubAccountsContext } from '../sub-accounts-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { accountId, dayOf, headOf } from '../head-of.ts';
import { lockSubAccount, updateSubAccount } from '../sub-accounts-store.ts';
import { wantedLimits } from '../wanted-limits.ts';
import { wantedPerson } from '../wanted-person.ts';
import { getSubAccount } from './get-sub-account.ts';

export async function updateSubAccountCustomer(
  context: Pick<SubAccountsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  id: string,
  input: UpdateSubAccountInput,
): Promise<SubAccount> {
  const { db, now } = context;
  const { companyId } = headOf(context);
  await db.transaction().execute(async (transaction) => {
    const held = await lockSubAccount(transaction, companyId, {
      id: accountId(id),
      day: dayOf(context),
    });
    if (held === undefined) throw new Refusal('UNKNOWN_SUB_ACCOUNT');
    const person = wantedPerson(held, input, now());
    const rights = changedRights(held.rights, input.rights ?? {});
    if (!rights.ok) throw new Refusal(rights.refusal);
    const limits = wantedLimits(held, input, rights.value);
    await updateSubAccount(transaction, companyId, { id: held.id, person, rights: rights.value, ...limits });
    const { monthlyBudgetCents, appointment } = held;
    const details = {
      before: { ...held.rights, monthlyBudgetCents, appointment },
      after: { ...rights.value, ...limits },
    };
    await recordAudit(transaction, context, { event: 'permissions-changed', customerId: held.id, details });
    await tellChanged(transaction, held.id, 'rights', now());
  });
  return getSubAccount(context, id);
}
