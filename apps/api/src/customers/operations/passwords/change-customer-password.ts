import type { MutationChangeCustomerPasswordArgs } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../../refusals/allowed.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Denied, Refusal } from '../../../refusals/refusal.ts';
import { selectAccount, writePassword } from '../../account/accounts-store.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { refusePoorPassword } from '../../passwords/good-password.ts';
import { hashInTurn } from '../../../passwords/password-work.ts';
import { provePassword } from '../../passwords/prove-password.ts';
import { notifyPasswordChanged } from '../../passwords/notify-password-changed.ts';
import type { CustomerView } from '../../account/customer-view.ts';
import { customer } from '../account/customer.ts';

export async function changeCustomerPassword(
  context: Pick<
    CustomersContext,
    'requestId' | 'now' | 'viewer' | 'sessionToken' | 'clientAddress' | 'db' | 'site'
  >,
  { currentUser, currentPassword, newPassword }: MutationChangeCustomerPasswordArgs,
): Promise<CustomerView> {
  const { db, site } = context;
  const { customerId } = allowed(context.viewer, 'change-credentials');
  const account = await selectAccount(db, customerId);
  if (account === undefined) throw new Denied();
  if (currentUser && currentUser.toLowerCase() !== account.email.toLowerCase())
    throw new Refusal('PASSWORD_MISMATCH');
  if (newPassword === currentPassword) throw new Refusal('PASSWORD_SAME');
  refusePoorPassword(newPassword, site);
  const proof = { email: account.email, account, password: currentPassword } as const;
  if (!(await provePassword(context, { ...proof, failure: 'password-change-failed' })))
    throw new Refusal('PASSWORD_MISMATCH');
  const hash = await hashInTurn(newPassword);
  await db.transaction().execute(async (transaction) => {
    await writePassword(transaction, customerId, { hash, confirms: false });
    await endSessions(transaction, customerId, context.sessionToken);
    await notifyPasswordChanged(transaction, account, context);
    await recordAudit(transaction, context, { event: 'password-changed' });
  });
  return customer(context);
}
