import { passwordFaults } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import type { PasswordRule } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { fieldProblemText } from '../../backend/forms/field-problem-text.ts';
import { passwordFaultCopy, passwordFaultText, TOO_LONG } from './password-fault-copy.ts';

export type NewPasswordFaults = { newPassword?: string; again?: string };

/** What keeps a new password from being sent, in French and by field. */
export function newPasswordFaults(newPassword: string, again: string, rule: PasswordRule): NewPasswordFaults {
  const required = fieldProblemText({ kind: 'required' });
  if (newPassword === '') return { newPassword: required };
  const broken = passwordFaults(newPassword, rule);
  if (broken.includes('too-long')) return { newPassword: TOO_LONG };
  if (broken.length > 0) return { newPassword: passwordFaultText(rule.minimumLength, rule.classes) };
  if (again === '') return { again: required };
  return newPassword === again ? {} : { again: passwordFaultCopy.match };
}
