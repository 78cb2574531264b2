import { passwordRuleOf } from '@nuancier/domain/customers/password-rule.ts';
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ChangePasswordDocument, PasswordRuleDocument } from '../../generated/documents.ts';
import type { PasswordAnswer } from '../features/customers/change-password-form.tsx';
import { fieldProblemText } from '../features/customers/field-problem-text.ts';
import { newPasswordFaults } from '../features/customers/new-password-faults.ts';
import { passwordCopy } from '../features/customers/password-copy.ts';
import type { ProfileOutcome } from '../features/customers/profile-outcome.ts';
import { formText, hasFaults, orRefusal } from './checked-form.server.ts';
import { backendContext, pageContext } from './request-context.server.ts';
import { dropCookie } from './session.server.ts';

export async function changePassword(form: FormData, context: Readonly<RouterContextProvider>) {
  const backend = context.get(backendContext);
  const { storeConfig } = await backend.query(PasswordRuleDocument, {});
  const currentPassword = formText(form, 'currentPassword');
  const newPassword = formText(form, 'newPassword');
  const faults: PasswordAnswer['faults'] = {
    ...(currentPassword === '' ? { currentPassword: fieldProblemText({ kind: 'required' }) } : {}),
    ...(currentPassword !== '' && currentPassword === newPassword
      ? { newPassword: passwordCopy.different }
      : newPasswordFaults(newPassword, formText(form, 'again'), passwordRuleOf(storeConfig ?? {}))),
  };
  const stays = (refusal: PasswordAnswer['refusal']) =>
    data<ProfileOutcome>({ kind: 'password', answer: { values: {}, faults, refusal } }, { status: 422 });
  if (hasFaults(faults)) return stays(null);
  const currentUser = formText(form, 'currentUser') || null;
  const asked = await orRefusal(
    backend.mutate(ChangePasswordDocument, { currentUser, currentPassword, newPassword }),
  );
  if ('refusal' in asked) return stays(asked.refusal);
  // The persistent logins have ended with the old password.
  const secure = context.get(pageContext).secureCookies;
  return data<ProfileOutcome>(
    { kind: 'saved', what: 'password' },
    { headers: { 'set-cookie': dropCookie('persistent_token', { secure }) } },
  );
}
