import { allowed } from '../../refusals/allowed.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { PrivacyContext } from '../privacy-context.ts';
import { provePassword, selectAccount } from '../../customers/customers.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { eraseCustomer } from '../erase-customer.ts';

/** At the owner's own wish: the password is asked again. */
export async function deleteCustomer(
  context: Pick<PrivacyContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  password: string,
): Promise<true> {
  const { db, now } = context;
  const { customerId } = allowed(context.viewer, 'change-credentials');
  const account = await selectAccount(db, customerId);
  if (account === undefined) throw new Denied();
  const proof = { email: account.email, account, password, failure: 'erasure-failed' } as const;
  if (!(await provePassword(context, proof))) throw new Refusal('PASSWORD_MISMATCH');
  await db.transaction().execute(async (transaction) => {
    if (!(await eraseCustomer(transaction, customerId, now()))) throw new Refusal('SUB_ACCOUNTS_REMAIN');
    await recordAudit(transaction, context, { event: 'erasure', details: { by: 'owner' } });
  });
  return true;
}
