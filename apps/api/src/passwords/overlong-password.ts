import { LONGEST_PASSWORD } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { Refusal } from '../refusals/refusal.ts';

/** Checked before hashing: overlong input must not cost CPU time. */
export function refuseOverlong(password: string): void {
  if ([...password].length > LONGEST_PASSWORD) throw new Refusal('PASSWORD_TOO_LONG');
}
