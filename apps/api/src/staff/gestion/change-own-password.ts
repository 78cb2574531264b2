import type { MutationChangeOwnPasswordArgs } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { hashInTurn } from '../../passwords/password-work.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { notifyPasswordChanged } from '../accounts/notify-password-changed.ts';
import { proveStaffPassword, refusePoorStaffPassword } from '../accounts/staff-password.ts';
import { selectStaff, writeStaffPassword } from '../accounts/staff-store.ts';
import { deleteStaffLinks } from '../links/staff-links-store.ts';
import { endStaffSessions } from '../sessions/staff-sessions-store.ts';
import type { StaffContext } from '../staff-context.ts';

/** Other sessions end, and links that were sent before. */
export async function changeOwnPassword(
  context: StaffContext,
  { currentPassword, newPassword }: MutationChangeOwnPasswordArgs,
): Promise<true> {
  const { db, now, sessionToken = '' } = context;
  const { staffId } = entitled(context.staff, 'changeOwnPassword').staff;
  const account = await selectStaff(db, staffId);
  if (account === undefined) throw new Denied();
  if (newPassword === currentPassword) throw new Refusal('PASSWORD_SAME');
  refusePoorStaffPassword(newPassword);
  const proof = { email: account.email, account, password: currentPassword };
  if (!(await proveStaffPassword(context, { ...proof, failure: 'staff-password-change-failed' })))
    throw new Refusal('PASSWORD_MISMATCH');
  const hash = await hashInTurn(newPassword);
  await db.transaction().execute(async (transaction) => {
    await writeStaffPassword(transaction, staffId, hash);
    await endStaffSessions(transaction, { staffId, except: tokenHash(sessionToken), now: now() });
    await deleteStaffLinks(transaction, staffId);
    await notifyPasswordChanged(transaction, context, account);
    await recordAudit(transaction, context, { event: 'staff-password-changed' });
  });
  return true;
}
