import { isCommonPassword } from '@nuancier/domain/customers/sign-in/common-passwords.ts';
import {
  LONGEST_PASSWORD,
  passwordFaults,
  passwordRuleOf,
} from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Site } from '../../site/site.ts';

/** Checked before hashing: overlong input must not cost CPU time. */
export function refuseOverlong(password: string): void {
  if ([...password].length > LONGEST_PASSWORD) throw new Refusal('PASSWORD_TOO_LONG');
}

/** For a new password. */
export function refusePoorPassword(password: string, site: Site): void {
  refuseOverlong(password);
  if (passwordFaults(password, passwordRuleOf(site.settings)).length > 0) throw new Refusal('PASSWORD_RULE');
  if (isCommonPassword(password)) throw new Refusal('PASSWORD_COMMON');
}
