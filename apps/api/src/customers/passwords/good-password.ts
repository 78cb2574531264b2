import { isCommonPassword } from '@nuancier/domain/customers/sign-in/common-passwords.ts';
import { passwordFaults, passwordRuleOf } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { refuseOverlong } from '../../passwords/overlong-password.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Site } from '../../site/site.ts';

/** For a new password. */
export function refusePoorPassword(password: string, site: Site): void {
  refuseOverlong(password);
  if (passwordFaults(password, passwordRuleOf(site.settings)).length > 0) throw new Refusal('PASSWORD_RULE');
  if (isCommonPassword(password)) throw new Refusal('PASSWORD_COMMON');
}
