// Signing in, for the sign-in page, the page of the professional space and the modal alike.
import { emailRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { replace } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { SignInDocument } from '../../../generated/documents.ts';
import { fieldProblemText } from '../../backend/forms/field-problem-text.ts';
import { paths } from '../../addresses/paths.ts';
import { backPath } from '../../backend/pages/came-from.server.ts';
import {
  checkedFields,
  formText,
  hasFaults,
  notAccepted,
  orRefusal,
} from '../../backend/forms/checked-form.server.ts';
import { enterSession } from '../../backend/entry/enter-session.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { SignInAnswer } from './sign-in-answer.ts';

export async function signIn(request: Request, context: Readonly<RouterContextProvider>) {
  const entered = await enterByPassword(await readForm(request), context);
  if (!entered.ok) return notAccepted(entered.answer);
  const headers = new Headers();
  for (const cookie of entered.cookies) headers.append('set-cookie', cookie);
  return replace(entered.back ?? paths['customer-dashboard'](), { headers });
}

type Entered =
  { ok: false; answer: SignInAnswer } | { ok: true; cookies: readonly string[]; back: string | null };

export async function enterByPassword(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<Entered> {
  const checked = checkedFields(form, { email: emailRule });
  const { email } = checked.values;
  // Not trimmed: a space may be part of a password.
  const password = formText(form, 'password');
  const remember = form.has('remember');
  const back = backPath(form.get('back'));
  const faults: SignInAnswer['faults'] =
    password === ''
      ? { ...checked.faults, password: fieldProblemText({ kind: 'required' }) }
      : checked.faults;
  const values = { email, ...(remember ? { remember: 'on' } : {}), ...(back === null ? {} : { back }) };
  if (hasFaults(faults)) return { ok: false, answer: { values, faults, refusal: null } };

  const recaptchaToken = formText(form, 'recaptchaToken') || null;
  const asked = await orRefusal(
    context.get(backendContext).mutate(SignInDocument, { email, password, recaptchaToken }),
  );
  if ('refusal' in asked) return { ok: false, answer: { values, faults, refusal: asked.refusal } };
  const { token, persistentLoginToken } = asked.done.generateCustomerToken ?? {};
  if (!token) throw new Error('The commerce API accepted a sign-in without giving a token');
  const persistent = remember ? (persistentLoginToken ?? null) : null;
  return { ok: true, cookies: await enterSession(context, { token, persistent, as: 'oneself' }), back };
}
