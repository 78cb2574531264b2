import { isCommonPassword } from '@nuancier/domain/customers/sign-in/common-passwords.ts';
import { passwordFaults } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { STAFF_PASSWORD_RULE } from '@nuancier/domain/staff/staff-password.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditEvent } from '../../audit/audit.ts';
import { comparePassword } from '../../passwords/compare-password.ts';
import { refuseOverlong } from '../../passwords/overlong-password.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { StaffContext } from '../staff-context.ts';
import type { StaffAccount } from './staff-store.ts';

/** For a new password. */
export function refusePoorStaffPassword(password: string): void {
  refuseOverlong(password);
  if (passwordFaults(password, STAFF_PASSWORD_RULE).length > 0) throw new Refusal('STAFF_PASSWORD_RULE');
  if (isCommonPassword(password)) throw new Refusal('PASSWORD_COMMON');
}

/** A customer of the same address is counted apart. */
export function attemptsKey(email: string): string {
  return `staff:${email.toLowerCase()}`;
}

type Proof = { email: string; account: StaffAccount | undefined; password: string; failure: AuditEvent };

type Place = Pick<StaffContext, 'requestId' | 'now' | 'viewer' | 'staffId' | 'clientAddress' | 'db'>;

/** Whether this is the account's password. Not while it is locked, however right. */
export async function proveStaffPassword(context: Place, proof: Proof): Promise<boolean> {
  return (await compareStaffPassword(context, proof)) === 'right';
}

/** For whoever is in already: at the door a lock is not told from a wrong password. */
export async function compareStaffPassword(
  context: Place,
  { email, account, password, failure }: Proof,
): Promise<'right' | 'wrong' | 'locked'> {
  const outcome = await comparePassword(context, {
    wicket: 'staff-sign-in',
    account: attemptsKey(email),
    hash: account?.password_hash ?? null,
    password,
  });
  if (outcome === 'right') return outcome;
  const details = { of: account?.id ?? null, reason: outcome };
  await recordAudit(context.db, context, { event: failure, details });
  return outcome;
}
