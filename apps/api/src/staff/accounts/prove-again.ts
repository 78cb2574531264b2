import { Denied, Refusal } from '../../refusals/refusal.ts';
import type { StaffContext } from '../staff-context.ts';
import { proveStaffPassword } from './staff-password.ts';
import { selectStaff } from './staff-store.ts';

/** Before something is made that outlives the session: a screen left alone gives nobody a key. */
export async function proveAgain(
  context: Pick<StaffContext, 'requestId' | 'now' | 'viewer' | 'staff' | 'staffId' | 'clientAddress' | 'db'>,
  password: string,
): Promise<void> {
  const { db, staff } = context;
  const account = staff.kind === 'staff' ? await selectStaff(db, staff.staffId) : undefined;
  if (account === undefined) throw new Denied();
  const proof = { email: account.email, account, password, failure: 'staff-proof-failed' as const };
  if (!(await proveStaffPassword(context, proof))) throw new Refusal('PASSWORD_MISMATCH');
}
