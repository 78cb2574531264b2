import { Denied } from '../../refusals/refusal.ts';
import { proveAgain } from '../accounts/prove-again.ts';
import { selectStaff } from '../accounts/staff-store.ts';
import type { StaffAccount } from '../accounts/staff-store.ts';
import type { StaffContext } from '../staff-context.ts';

/**
 * Whose factor it is going to be. Who has just given the password need not give it again; in a session that is open the
 * password is asked for, or a code where there is none, so that a screen left alone gives nobody a key of their own.
 */
export async function mayAddFactor(
  context: StaffContext,
  password: string | null | undefined,
): Promise<StaffAccount> {
  const { db, staff } = context;
  if (staff.kind !== 'half-in') return proveAgain(context, password ?? '', 'staff-factor-failed');
  const account = await selectStaff(db, staff.staffId);
  if (account === undefined) throw new Denied();
  return account;
}
