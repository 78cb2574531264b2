import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import type { Account } from '../account/accounts-store.ts';
import { issuePasswordLink } from './password-links.ts';

const LINK_HOURS = 1;

/** A link by which a password is chosen. Without an account the same work is done, and nothing leaves. */
export async function mailResetLink(
  db: DatabaseTransaction,
  { account, email, site }: { account: Account | undefined; email: string; site: string },
  now: Date,
): Promise<void> {
  const token = await issuePasswordLink(db, account?.id ?? null, LINK_HOURS * HOUR_MS, now);
  const resetPath = `/reset-password?token=${token}` as const;
  const { prefix: civility = null, firstname = '', lastname = '' } = account ?? {};
  const variables = { civility, firstname, lastname, resetPath, hours: LINK_HOURS };
  const letter = { template: 'password_reset', to: account?.email ?? email, variables } as const;
  await queueMail(db, { ...letter, site }, now, { leaves: account !== undefined });
}
