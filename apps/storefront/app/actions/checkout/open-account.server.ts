// The account of a visitor who has just ordered: a password, and the rest as the order says it.
import { passwordRuleOf } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CreateAccountFromOrderDocument, RegistrationRulesDocument } from '../../../generated/documents.ts';
import type { NewAccountAnswer } from './new-account-answer.ts';
import { newPasswordFaults } from '../customers/new-password-faults.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { enteredAccount } from '../customers/register.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { SignedOrder } from './last-order.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function openAccount(context: Context, signed: SignedOrder, form: FormData) {
  const backend = context.get(backendContext);
  const { storeConfig } = await backend.query(RegistrationRulesDocument, {});
  const password = formText(form, 'newPassword');
  const faults = newPasswordFaults(password, password, passwordRuleOf(storeConfig ?? {}));
  if (hasFaults(faults)) return stays({ values: {}, faults, refusal: null });
  const input = {
    ...signed,
    password,
    conditions_version: formText(form, 'conditions_version') || null,
    recaptchaToken: formText(form, 'recaptchaToken') || null,
  };
  const opened = await orRefusal(backend.mutate(CreateAccountFromOrderDocument, { input }));
  if ('refusal' in opened) return stays({ values: {}, faults, refusal: opened.refusal });
  const token = opened.done.createAccountFromOrder?.session_token;
  return enteredAccount(token, paths['thank-you'](signed.number, signed.signature), context);
}

function stays(answer: Omit<NewAccountAnswer, 'kind'>) {
  return data<NewAccountAnswer>({ kind: 'account', ...answer }, { status: 422 });
}
