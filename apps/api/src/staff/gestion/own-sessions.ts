import type { StaffSession } from '@nuancier/contract/gestion-types.ts';
import { UNKNOWN_DEVICE } from '@nuancier/domain/customers/sign-in/device-name.ts';
import { recordAudit } from '../../audit/audit.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { endStaffSession, selectOwnSessions } from '../sessions/staff-sessions-store.ts';
import type { StaffContext } from '../staff-context.ts';

export async function ownSessions(context: StaffContext): Promise<StaffSession[]> {
  const { db, now, production, sessionToken = '' } = context;
  const { staffId } = entitled(context.staff, 'ownSessions').staff;
  const asked = { own: tokenHash(sessionToken), now: now(), production };
  const sessions = await selectOwnSessions(db, staffId, asked);
  return sessions.map(({ id, device_name, address, created_at, last_seen_at, is_current }) => ({
    id,
    device: device_name ?? UNKNOWN_DEVICE,
    address,
    opened_at: created_at.toISOString(),
    seen_at: last_seen_at.toISOString(),
    is_current,
  }));
}

export async function endOwnSession(context: StaffContext, id: string): Promise<StaffSession[]> {
  const { db, now } = context;
  const { staffId } = entitled(context.staff, 'endOwnSession').staff;
  await db.transaction().execute(async (transaction) => {
    if (!(await endStaffSession(transaction, { staffId, id, now: now() })))
      throw new Refusal('NO_SUCH_SESSION');
    await recordAudit(transaction, context, { event: 'staff-sessions-ended', details: { sessions: 1 } });
  });
  return ownSessions(context);
}
