import type { CreateSubAccountInput, SubAccount } from '@nuancier/contract/api-types.ts';
import { NOT_APPOINTED } from '@nuancier/domain/customers/rights/appointment.ts';
import { changedRights } from '@nuancier/domain/customers/rights/changed-rights.ts';
import { isEmail } from '@nuancier/domain/customers/profile/contact-details.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { SubAccountsContext } from '../sub-accounts-context.ts';
import { rightsOfNewAccount, tellRegistered } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { headOf } from '../head-of.ts';
import { invite, refuseManyInvitations } from '../invite.ts';
import { countSubAccounts, lockCompany, insertSubAccount } from '../sub-accounts-store.ts';
import { wantedLimits } from '../wanted-limits.ts';
import { wantedPerson } from '../wanted-person.ts';
import { getSubAccount } from './get-sub-account.ts';

const MOST_ACCOUNTS = 200;
const NO_LIMITS = { monthlyBudgetCents: null, appointment: NOT_APPOINTED };
const NOBODY = { prefix: null, firstname: '', lastname: '', job_title: null, mobile: null };

export async function createSubAccountCustomer(
  context: Pick<SubAccountsContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site'>,
  input: CreateSubAccountInput,
): Promise<SubAccount> {
  const { db, now } = context;
  const { companyId, customerId: parentId } = headOf(context);
  const email = input.email.trim();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  const person = wantedPerson(NOBODY, input, now());
  const rights = changedRights(rightsOfNewAccount('Subaccount'), input.rights ?? {});
  if (!rights.ok) throw new Refusal(rights.refusal);
  const limits = wantedLimits(NO_LIMITS, input, rights.value);
  await refuseManyInvitations(context, companyId);
  const id = await db.transaction().execute(async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    if ((await countSubAccounts(transaction, companyId)) >= MOST_ACCOUNTS)
      throw new Refusal('TOO_MANY_SUB_ACCOUNTS');
    const account = {
      ...person,
      ...limits,
      companyId,
      parentId,
      email,
      rights: rights.value,
      now: now(),
    };
    const made = await insertSubAccount(transaction, account);
    if (made === undefined) throw new Refusal('EMAIL_USED');
    await invite(transaction, context, { ...person, id: made, email, company, parentId });
    const details = { rights: rights.value, ...limits };
    await recordAudit(transaction, context, { event: 'sub-account-created', customerId: made, details });
    await tellRegistered(transaction, made, 'sub-account', now());
    return made;
  });
  return getSubAccount(context, String(id));
}
