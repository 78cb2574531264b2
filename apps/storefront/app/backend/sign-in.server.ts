// Signing in, for the sign-in page, the page of the professional space and the modal alike.
import { signInFaults } from '@nuancier/domain/customers/sign-in-draft.ts';
import { data, replace } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { SignInDocument } from '../../generated/documents.ts';
import type { SignInAnswer } from '../features/customers/sign-in-answer.ts';
import { paths } from '../paths.ts';
import { BackendRefusal } from './backend.server.ts';
import { backPath } from './came-from.server.ts';
import { formText } from './form-text.server.ts';
import { backendContext, pageContext } from './request-context.server.ts';
import { dropCookie, setCookie } from './session.server.ts';

export async function signIn(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const email = formText(form, 'email').trim();
  const password = formText(form, 'password');
  const remember = form.has('remember');
  const back = backPath(form.get('back'));
  const faults = signInFaults({ email, password });
  const stays = (refusal: SignInAnswer['refusal']) =>
    data<SignInAnswer>({ email, remember, back, faults, refusal }, { status: 422 });
  if (Object.keys(faults).length > 0) return stays(null);

  const recaptchaToken = formText(form, 'recaptchaToken');
  const answer = await context
    .get(backendContext)
    .mutate(SignInDocument, { email, password, ...(recaptchaToken ? { recaptchaToken } : {}) })
    .catch((error: unknown) => {
      if (error instanceof BackendRefusal) return error;
      throw error;
    });
  if (answer instanceof BackendRefusal) return stays({ message: answer.message, key: answer.keys[0] ?? null });
  const { token, persistentLoginToken } = answer.generateCustomerToken ?? {};
  if (!token) throw new Error('The commerce API accepted a sign-in without giving a token');
  return replace(back ?? paths['customer-dashboard'](), {
    headers: sessionCookies(token, remember ? persistentLoginToken : null, context.get(pageContext).secureCookies),
  });
}

function sessionCookies(token: string, persistent: string | null | undefined, secure: boolean): Headers {
  const headers = new Headers();
  headers.append('set-cookie', setCookie('vsf-customer', token, { secure }));
  headers.append('set-cookie', dropCookie('nuancier-auto-connect', { secure }));
  headers.append(
    'set-cookie',
    // One that is left from another account must not bring that account back.
    persistent ? setCookie('persistent_token', persistent, { secure }) : dropCookie('persistent_token', { secure }),
  );
  return headers;
}
