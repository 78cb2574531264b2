import type { MutationUpdateCustomerEmailArgs } from '@nuancier/contract/api-types.ts';
import { isEmail } from '@nuancier/domain/customers/profile/contact-details.ts';
import { allowed } from '../../../refusals/allowed.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Denied, Refusal } from '../../../refusals/refusal.ts';
import { queueMail } from '../../../outbox/outbox.ts';
import { selectAccount, writeEmail } from '../../account/accounts-store.ts';
import { deletePasswordLinksOf } from '../../passwords/password-link-store.ts';
import { provePassword } from '../../passwords/prove-password.ts';
import type { CustomerView } from '../../account/customer-view.ts';
import { customer } from './customer.ts';
import { tellChanged } from '../../news/customer-events.ts';

export async function updateCustomerEmail(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site'>,
  args: MutationUpdateCustomerEmailArgs,
  { unchanged }: { unchanged: 'proven' | 'fine' } = { unchanged: 'proven' },
): Promise<{ customer: CustomerView }> {
  const { db, now, site } = context;
  const { customerId } = allowed(context.viewer, 'change-credentials');
  const email = args.email.trim();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  const account = await selectAccount(db, customerId);
  if (account === undefined) throw new Denied();
  if (unchanged === 'fine' && account.email === email) return { customer: await customer(context) };
  const proof = { email: account.email, account, password: args.password } as const;
  if (!(await provePassword(context, { ...proof, failure: 'email-change-failed' })))
    throw new Refusal('PASSWORD_MISMATCH');
  if (account.email === email) return { customer: await customer(context) };
  await db.transaction().execute(async (transaction) => {
    if (!(await writeEmail(transaction, customerId, email))) throw new Refusal('EMAIL_USED');
    // A link sent to the mailbox that was left must not open the account any more.
    await deletePasswordLinksOf(transaction, customerId);
    const { prefix: civility, firstname, lastname } = account;
    const variables = { civility, firstname, lastname, newEmail: email, at: now().toISOString() };
    const letter = { template: 'email_changed', to: account.email, variables, site: site.code } as const;
    await queueMail(transaction, letter, now());
    await recordAudit(transaction, context, { event: 'email-changed' });
    await tellChanged(transaction, customerId, 'email', now());
  });
  return { customer: await customer(context) };
}
