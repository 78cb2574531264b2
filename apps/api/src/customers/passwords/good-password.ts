import { isCommonPassword } from '@nuancier/domain/customers/sign-in/common-passwords.ts';
import {
  LONGEST_PASSWORD,
  passwordFaults,
  passwordRuleOf,
} from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Site } from '../../site/site.ts';

/** Before anything is hashed: what nobody types costs nobody anything. */
export function refuseOverlong(password: string): void {
  if ([...password].length > LONGEST_PASSWORD) throw new Refusal('PASSWORD_TOO_LONG');
}

/** A password somebody wants to have from now on. */
export function refusePoorPassword(password: string, site: Site): void {
  refuseOverlong(password);
  if (passwordFaults(password, passwordRuleOf(site.settings)).length > 0) throw new Refusal('PASSWORD_RULE');
  if (isCommonPassword(password)) throw new Refusal('PASSWORD_COMMON');
}
