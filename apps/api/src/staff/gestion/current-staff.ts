import type { CurrentStaff } from '@nuancier/contract/gestion-types.ts';
import { currentStaffView } from '../sessions/current-staff-view.ts';
import { staffSessionOf } from '../sessions/staff-of-token.ts';
import type { StaffContext } from '../staff-context.ts';

export async function currentStaff({
  db,
  now,
  sessionToken: token,
  production,
}: Pick<StaffContext, 'db' | 'now' | 'sessionToken' | 'production'>): Promise<CurrentStaff> {
  return currentStaffView(await staffSessionOf(db, { token, now: now(), production }), production);
}
