import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { clearAttempts, lockedUntil } from '../../passwords/sign-in-attempts.ts';
import { activateAccount, selectAccount } from './accounts-store.ts';

type Unlocked = { id: number; email: string; author: string };

/** Failed passwords are forgotten. What its company or the shop has closed stays closed. */
export async function unlockAccount(
  db: DatabaseTransaction,
  place: AuditPlace,
  { id, email, author }: Unlocked,
): Promise<void> {
  const isLocked = (await lockedUntil(db, email, place.now())) !== null;
  await clearAttempts(db, email);
  await noted(db, place, { id, author, before: { locked: isLocked }, after: { locked: false } });
}

/** A closed or suspended account is open again too: the operator's alone. */
export async function reopenAccount(
  db: DatabaseTransaction,
  place: AuditPlace,
  { id, email, author }: Unlocked,
): Promise<void> {
  const account = await selectAccount(db, id);
  const isLocked = (await lockedUntil(db, email, place.now())) !== null;
  const before = { active: account?.is_active, suspended: account?.is_suspended, locked: isLocked };
  await clearAttempts(db, email);
  await activateAccount(db, id);
  await noted(db, place, { id, author, before, after: { active: true, suspended: false, locked: false } });
}

function noted(
  db: DatabaseTransaction,
  place: AuditPlace,
  { id: customerId, ...details }: { id: number; author: string; before: object; after: object },
): Promise<void> {
  return recordAudit(db, place, { event: 'account-unlocked', customerId, details });
}
