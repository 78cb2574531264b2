// Passkeys are the browser's business: it asks the shop what to sign, the key signs, the shop judges the answer.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {
  BeginPasskeyRegistrationDocument,
  BeginPasskeySignInDocument,
  ConfirmPasskeyRegistrationDocument,
  SignInByPasskeyDocument,
} from '../../generated/documents.ts';
import type { TypedDocument } from '../../generated/documents.ts';
import { BASE } from '../addresses/paths.ts';

/** `told`: the shop's own words; null: the key or the network did not answer. */
export type KeyOutcome = { ok: true } | { ok: false; told: string | null };

export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

export function signInWithPasskey(): Promise<KeyOutcome> {
  return outcome(async () => {
    const { beginPasskeySignIn } = await ask(BeginPasskeySignInDocument, {});
    // What the shop's own library made for this one.
    const optionsJSON = beginPasskeySignIn as PublicKeyCredentialRequestOptionsJSON;
    const answer = await startAuthentication({ optionsJSON });
    await ask(SignInByPasskeyDocument, { answer });
  });
}

/** `password`: of a session that is open already; null where it was given just before. */
export function registerPasskey(name: string, password: string | null): Promise<KeyOutcome> {
  return outcome(async () => {
    const { beginPasskeyRegistration } = await ask(BeginPasskeyRegistrationDocument, { password });
    const optionsJSON = beginPasskeyRegistration as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    await ask(ConfirmPasskeyRegistrationDocument, { answer, name });
  });
}

type Told = { message: string; extensions?: { french?: string } };
type Answer<Result> = { data?: Result | null; errors?: readonly Told[] };

class ShopRefused extends Error {}

async function ask<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await fetch(`${BASE}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Result>;
  const [error] = errors ?? [];
  if (error !== undefined) throw new ShopRefused(error.extensions?.french ?? error.message);
  if (data == null) throw new Error('No answer');
  return data;
}

async function outcome(act: () => Promise<void>): Promise<KeyOutcome> {
  try {
    await act();
    return { ok: true };
  } catch (error) {
    return { ok: false, told: error instanceof ShopRefused ? error.message : null };
  }
}
