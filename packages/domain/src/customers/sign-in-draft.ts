import { isEmail } from './email.ts';

export type SignInDraft = { email: string; password: string };

export type SignInFaults = { email?: 'required' | 'email'; password?: 'required' };

/** What is wrong with the form itself; whether the password is the right one is the API's business. */
export function signInFaults({ email, password }: SignInDraft): SignInFaults {
  return {
    ...(email.trim() === '' ? { email: 'required' } : isEmail(email) ? {} : { email: 'email' }),
    // Not trimmed: a space may be part of a password.
    ...(password === '' ? { password: 'required' } : {}),
  };
}
