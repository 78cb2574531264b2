import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { SubAccountsContext } from './sub-accounts-context.ts';
import { accountOf, inviteByLink } from '../customers/customers.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { Refusal } from '../refusals/refusal.ts';
import { queueMail } from '../outbox/outbox.ts';
import { allow } from '../rate-limit/rate-limit.ts';

// Each one sends a mail to an unproven address.
const PER_COMPANY = { name: 'sub-account-invitations', most: 30, perMs: HOUR_MS };
const LINK_HOURS = 7 * 24;

export async function refuseManyInvitations(
  { db, now }: Pick<SubAccountsContext, 'db' | 'now'>,
  companyId: number,
): Promise<void> {
  if (!(await allow(db, { ...PER_COMPANY, key: String(companyId) }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
}

type Invited = {
  id: number;
  email: string;
  prefix: string | null;
  firstname: string;
  lastname: string;
  company: string;
  parentId: number;
};

/** By a link the person chooses the first password. */
export async function invite(
  db: DatabaseTransaction,
  { now, site }: Pick<SubAccountsContext, 'now' | 'site'>,
  { id, email, prefix: civility, firstname, lastname, company, parentId }: Invited,
): Promise<void> {
  const head = await accountOf(db, parentId);
  const token = await inviteByLink(db, id, LINK_HOURS, now());
  const query = new URLSearchParams({ token, email }).toString();
  const variables = {
    civility,
    firstname,
    lastname,
    manager: `${head?.firstname ?? ''} ${head?.lastname ?? ''}`.trim(),
    company,
    createPasswordPath: `/customer/account/createPassword?${query}` as const,
    hours: LINK_HOURS,
  };
  await queueMail(db, { template: 'subaccount_created', to: email, variables, site: site.code }, now());
}
