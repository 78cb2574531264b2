import type { AuditEvent } from '../../audit/audit.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { CustomersContext } from '../customers-context.ts';
import { comparePassword } from '../../passwords/compare-password.ts';
import type { Account } from '../account/accounts-store.ts';

type Proof = { email: string; account: Account | undefined; password: string; failure: AuditEvent };

/** Whether this is the account's password. Not while it is locked, however right. */
export async function provePassword(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  { email, account, password, failure }: Proof,
): Promise<boolean> {
  const hash = account?.password_hash ?? null;
  const outcome = await comparePassword(context, { wicket: 'sign-in', account: email, hash, password });
  if (outcome === 'right') return true;
  await recordAudit(context.db, context, {
    event: failure,
    customerId: account?.id ?? null,
    details: { reason: outcome },
  });
  return false;
}
