import { passwordFaults } from '@nuancier/domain/customers/password-rule.ts';
import type { PasswordRule } from '@nuancier/domain/customers/password-rule.ts';
import { fieldProblemText } from './field-problem-text.ts';
import type { NewPasswordFaults } from './new-password-fields.tsx';
import { passwordCopy, passwordFaultText, TOO_LONG } from './password-copy.ts';

/** What keeps a new password from being sent, in French and by field. */
export function newPasswordFaults(newPassword: string, again: string, rule: PasswordRule): NewPasswordFaults {
  const required = fieldProblemText({ kind: 'required' });
  if (newPassword === '') return { newPassword: required };
  const broken = passwordFaults(newPassword, rule);
  if (broken.includes('too-long')) return { newPassword: TOO_LONG };
  if (broken.length > 0) return { newPassword: passwordFaultText(rule.minimumLength, rule.classes) };
  if (again === '') return { again: required };
  return newPassword === again ? {} : { again: passwordCopy.match };
}
