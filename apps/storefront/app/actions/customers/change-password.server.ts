import { passwordRuleOf } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ChangePasswordDocument, PasswordRuleDocument } from '../../../generated/documents.ts';
import { fieldProblemText } from '../../backend/forms/field-problem-text.ts';
import { newPasswordFaults } from './new-password-faults.ts';
import type { PasswordAnswer, ProfileOutcome } from './profile-outcome.ts';
import { formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { dropCookie } from '../../backend/session.server.ts';
import { passwordFaultCopy } from './password-fault-copy.ts';

export async function changePassword(form: FormData, context: Readonly<RouterContextProvider>) {
  const backend = context.get(backendContext);
  const { storeConfig } = await backend.query(PasswordRuleDocument, {});
  const currentPassword = formText(form, 'currentPassword');
  const newPassword = formText(form, 'newPassword');
  const faults: PasswordAnswer['faults'] = {
    ...(currentPassword === '' ? { currentPassword: fieldProblemText({ kind: 'required' }) } : {}),
    ...(currentPassword !== '' && currentPassword === newPassword
      ? { newPassword: passwordFaultCopy.different }
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
