import { Denied, Refusal } from '../../refusals/refusal.ts';
import { proveStaffPassword } from '../accounts/staff-password.ts';
import { selectStaff } from '../accounts/staff-store.ts';
import type { StaffAccount } from '../accounts/staff-store.ts';
import type { StaffContext } from '../staff-context.ts';

/**
 * Whose factor it is going to be. Who has just given the password need not give it again; in a session that is open the
 * password is asked for, so that a screen left alone gives nobody a key of their own.
 */
export async function mayAddFactor(
  context: StaffContext,
  password: string | null | undefined,
): Promise<StaffAccount> {
  const { db, staff } = context;
  if (staff.kind === 'stranger') throw new Denied();
  const account = await selectStaff(db, staff.staffId);
  if (account === undefined) throw new Denied();
  if (staff.kind === 'half-in') return account;
  const proof = { email: account.email, account, password: password ?? '' };
  if (!(await proveStaffPassword(context, { ...proof, failure: 'staff-factor-failed' })))
    throw new Refusal('PASSWORD_MISMATCH');
  return account;
}
