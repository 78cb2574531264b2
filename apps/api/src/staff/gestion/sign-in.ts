import type { CurrentStaff, MutationSignInArgs } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { proveStaffPassword } from '../accounts/staff-password.ts';
import { selectStaffByEmail } from '../accounts/staff-store.ts';
import { enterHalf } from '../sessions/enter.ts';
import type { StaffContext } from '../staff-context.ts';

/** One answer for a wrong password, an unknown account, a locked and a disabled one. */
export async function signIn(
  context: StaffContext,
  { email, password }: MutationSignInArgs,
): Promise<CurrentStaff> {
  const { db, production } = context;
  const account = await selectStaffByEmail(db, email);
  const proof = { email, account, password, failure: 'staff-sign-in-failed' } as const;
  const right = await proveStaffPassword(context, proof);
  if (!right || account === undefined) throw new Refusal('STAFF_SIGN_IN');
  if (account.is_disabled || (account.is_demo && production)) {
    const details = { of: account.id, reason: account.is_disabled ? 'disabled' : 'demo' };
    await recordAudit(db, context, { event: 'staff-sign-in-failed', details });
    throw new Refusal('STAFF_SIGN_IN');
  }
  return db.transaction().execute(async (transaction) => {
    await recordAudit(transaction, { ...context, staffId: account.id }, { event: 'staff-password-accepted' });
    return enterHalf(transaction, context, account.id);
  });
}
