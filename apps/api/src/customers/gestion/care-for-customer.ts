import type {
  EnteringAs,
  MutationEnterAsCustomerArgs,
  ShopCustomer,
} from '@nuancier/contract/gestion-types.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../audit/audit.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { readReason } from '../../request/read-reason.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { selectAccount } from '../account/accounts-store.ts';
import { unlockAccount } from '../account/unlock-account.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { actOnCustomer } from '../desk/act-on-customer.ts';
import { idOf } from '../desk/customers-asked.ts';
import { mailResetLink } from '../passwords/mail-reset-link.ts';
import { enteredAs } from '../representatives/entered-as.ts';
import { issueConnectAs } from '../representatives/connect-as.ts';
import { customerAfter } from './shop-customer.ts';

/** Each makes the one before worthless, and is a mail in somebody's box. */
const LINKS = { name: 'desk-reset-link', most: 5, perMs: HOUR_MS };

export async function unlockCustomer(context: CustomersDeskContext, id: string): Promise<ShopCustomer> {
  await actOnCustomer(context, { act: 'unlockCustomer', id }, (db, customer, { name: author }) =>
    unlockAccount(db, context, { ...customer, author }),
  );
  return customerAfter(context, id);
}

/** To the address of the account, whoever asked for it: nobody of the staff sees the link. */
export async function sendCustomerResetLink(
  context: CustomersDeskContext,
  id: string,
): Promise<ShopCustomer> {
  await actOnCustomer(context, { act: 'sendCustomerResetLink', id }, async (db, { email }, staff) => {
    const account = await selectAccount(db, idOf(id));
    if (account === undefined || !account.is_active || account.role === 'Manager')
      throw new Refusal('ACCOUNT_CLOSED');
    if (!(await allow(context.db, { ...LINKS, key: String(account.id) }, context.now())))
      throw new Refusal('TOO_MANY_ATTEMPTS');
    await mailResetLink(db, { account, email, site: context.site.code }, context.now());
    const details = { author: staff.name };
    await recordAudit(db, context, { event: 'password-link-issued', customerId: account.id, details });
  });
  return customerAfter(context, id);
}

/** The shop greets whoever of the staff it is, and orders bear that name; a sales person's account stands in for it. */
export async function enterAsCustomer(
  context: CustomersDeskContext,
  { id, reason }: MutationEnterAsCustomerArgs,
): Promise<EnteringAs> {
  entitled(context.staff, 'enterAsCustomer');
  const why = readReason(reason);
  let entering: EnteringAs | null = null;
  // A link is good once and told to nobody twice: there is no answer to keep.
  const asked = { ...context, idempotencyKey: undefined };
  await actOnCustomer(asked, { act: 'enterAsCustomer', id }, async (db, { id: customerId }, staff) => {
    const follower = await enteredAs(db, staff, customerId);
    if (follower === undefined) throw new Refusal('FOLLOWED_BY_NOBODY');
    const parties = { representativeId: follower.id, customerId };
    const by = { staffId: staff.staffId, staffSessionHash: tokenHash(context.sessionToken ?? '') };
    const link = await issueConnectAs(db, context, parties, { reason: why, by });
    if (link === null) throw new Refusal('FOLLOWED_BY_NOBODY');
    const { path, expiresAt } = link;
    entering = { path, expires_at: expiresAt.toISOString(), representative: staff.name };
  });
  if (entering === null) throw new Refusal('FOLLOWED_BY_NOBODY');
  return entering;
}
