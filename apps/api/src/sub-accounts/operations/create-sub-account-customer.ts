import type { CreateSubAccountInput, SubAccount } from '@nuancier/contract/api-types.ts';
import { changedRights } from '@nuancier/domain/customers/changed-rights.ts';
import { isEmail } from '@nuancier/domain/customers/contact-details.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { accountOf, inviteByLink, rightsOfNewAccount } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../errors.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { headOf } from '../head-of.ts';
import { countSubAccounts, holdCompany, insertSubAccount } from '../sub-accounts-store.ts';
import { wantedPerson } from '../wanted-person.ts';
import { getSubAccount } from './get-sub-account.ts';

const MOST_ACCOUNTS = 200;
// Each one sends a mail to an address nobody has proven yet.
const PER_COMPANY = { name: 'sub-account-invitations', most: 30, perMs: 60 * 60_000 };
const LINK_HOURS = 7 * 24;
const NOBODY = { prefix: null, firstname: '', lastname: '', job_title: null, mobile: null };

export async function createSubAccountCustomer(
  context: Context,
  input: CreateSubAccountInput,
): Promise<SubAccount> {
  const { db, now } = context;
  const { companyId, customerId: parentId } = headOf(context);
  const email = input.email.trim();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  const person = wantedPerson(NOBODY, input, now());
  const rights = changedRights(rightsOfNewAccount('Subaccount'), input.rights ?? {});
  if (!rights.ok) throw new Refusal(rights.refusal);
  if (!(await allow(db, { ...PER_COMPANY, key: String(companyId) }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const id = await db.transaction().execute(async (transaction) => {
    const company = await holdCompany(transaction, companyId);
    if ((await countSubAccounts(transaction, companyId)) >= MOST_ACCOUNTS)
      throw new Refusal('TOO_MANY_SUB_ACCOUNTS');
    const account = { ...person, companyId, parentId, email, rights: rights.value, now: now() };
    const made = await insertSubAccount(transaction, account);
    if (made === undefined) throw new Refusal('EMAIL_USED');
    await invite(transaction, context, { id: made, email, firstname: person.firstname, company, parentId });
    const details = { rights: rights.value };
    await recordAudit(transaction, context, { event: 'sub-account-created', customerId: made, details });
    return made;
  });
  return getSubAccount(context, String(id));
}

type Invited = { id: number; email: string; firstname: string; company: string; parentId: number };

async function invite(
  db: DatabaseTransaction,
  { now, site }: Context,
  { id, email, firstname, company, parentId }: Invited,
): Promise<void> {
  const head = await accountOf(db, parentId);
  const token = await inviteByLink(db, id, LINK_HOURS, now());
  const query = new URLSearchParams({ token, email }).toString();
  const variables = {
    firstname,
    manager: `${head?.firstname ?? ''} ${head?.lastname ?? ''}`.trim(),
    company,
    createPasswordPath: `/customer/account/createPassword?${query}` as const,
    hours: LINK_HOURS,
  };
  await queueMail(db, { template: 'subaccount_created', to: email, variables, site: site.code }, now());
}
