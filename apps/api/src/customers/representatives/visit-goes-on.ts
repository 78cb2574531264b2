import { staffOfSession } from '../../staff/staff.ts';
import type { SessionJudging } from '../../staff/staff.ts';
import type { Database } from '../../database/tables.ts';
import type { OfTheStaff } from './connect-as-store.ts';
import { enteredAs } from './entered-as.ts';

type Ongoing = OfTheStaff & { customerId: number; representativeId: number | null };

/**
 * Somebody of the staff stays in a customer's shop for as long as the session that they came from is open, and they could
 * enter there now: role, stores and portfolio are asked anew. Of others nothing is asked here.
 */
export async function visitGoesOn(
  db: Database,
  { staffId, staffSessionHash, customerId, representativeId }: Ongoing,
  judging: SessionJudging,
): Promise<boolean> {
  if (staffId === null) return true;
  if (staffSessionHash === null) return false;
  const staff = await staffOfSession(db, staffSessionHash, judging);
  if (staff.kind !== 'staff' || staff.staffId !== staffId) return false;
  // A sales person is there under their own name alone.
  if (staff.representativeId !== null && staff.representativeId !== representativeId) return false;
  return (await enteredAs(db, staff, customerId)) !== undefined;
}
