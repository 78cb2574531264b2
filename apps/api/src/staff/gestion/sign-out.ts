import type { CurrentStaff } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { entitled } from '../../refusals/entitled.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { SIGNED_OUT } from '../sessions/current-staff-view.ts';
import { endSessionOfToken, endStaffSessions } from '../sessions/staff-sessions-store.ts';
import type { StaffContext } from '../staff-context.ts';

export async function signOut(context: StaffContext): Promise<CurrentStaff> {
  const { db, now, sessionToken = '', session } = context;
  await db.transaction().execute(async (transaction) => {
    await endSessionOfToken(transaction, tokenHash(sessionToken), now());
    await recordAudit(transaction, context, { event: 'staff-sign-out' });
  });
  session.change = { kind: 'ended' };
  return SIGNED_OUT;
}

/** This device too. */
export async function signOutEverywhere(context: StaffContext): Promise<CurrentStaff> {
  const { db, now, session } = context;
  const { staffId } = entitled(context.staff, 'signOutEverywhere').staff;
  await db.transaction().execute(async (transaction) => {
    const sessions = await endStaffSessions(transaction, { staffId, except: null, now: now() });
    await recordAudit(transaction, context, { event: 'staff-sessions-ended', details: { sessions } });
  });
  session.change = { kind: 'ended' };
  return SIGNED_OUT;
}
