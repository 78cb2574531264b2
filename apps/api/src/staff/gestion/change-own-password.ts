import type { MutationChangeOwnPasswordArgs } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { hashInTurn } from '../../passwords/password-work.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { notifyPasswordChanged } from '../accounts/notify-password-changed.ts';
import { proveAgain } from '../accounts/prove-again.ts';
import { refusePoorStaffPassword } from '../accounts/staff-password.ts';
import { writeStaffPassword } from '../accounts/staff-store.ts';
import { deleteStaffLinks } from '../links/staff-links-store.ts';
import { endStaffSessions } from '../sessions/staff-sessions-store.ts';
import type { StaffContext } from '../staff-context.ts';

/** Chosen for the first time by a code of the application, where there is none. Other sessions end, and links that were sent before. */
export async function changeOwnPassword(
  context: StaffContext,
  { currentPassword, newPassword }: MutationChangeOwnPasswordArgs,
): Promise<true> {
  const { db, now, sessionToken = '' } = context;
  const { staffId } = entitled(context.staff, 'changeOwnPassword').staff;
  if (newPassword === currentPassword) throw new Refusal('PASSWORD_SAME');
  refusePoorStaffPassword(newPassword);
  const account = await proveAgain(context, currentPassword, 'staff-password-change-failed');
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
