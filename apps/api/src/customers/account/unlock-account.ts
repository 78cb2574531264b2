import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { clearAttempts, lockedUntil } from '../../passwords/sign-in-attempts.ts';
import { activateAccount, selectAccount } from './accounts-store.ts';

/** Failed passwords are forgotten; a closed or suspended account is open again. By the operator or the back office. */
export async function unlockAccount(
  db: DatabaseTransaction,
  place: AuditPlace,
  { id, email, author }: { id: number; email: string; author: string },
): Promise<void> {
  const account = await selectAccount(db, id);
  const isLocked = (await lockedUntil(db, email, place.now())) !== null;
  const before = { active: account?.is_active, suspended: account?.is_suspended, locked: isLocked };
  await clearAttempts(db, email);
  await activateAccount(db, id);
  const after = { active: true, suspended: false, locked: false };
  await recordAudit(db, place, {
    event: 'account-unlocked',
    customerId: id,
    details: { author, before, after },
  });
}
