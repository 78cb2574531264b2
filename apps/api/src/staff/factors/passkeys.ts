// Passkeys: what is asked of a browser, and whether what it signed is true. A key asks its owner for a finger or a code
// before it signs: it proves both factors at once.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { StaffContext } from '../staff-context.ts';
import { insertChallenge, takeChallenge } from './challenges-store.ts';
import type { Purpose } from './challenges-store.ts';
import { challengeOf, RegistrationAnswer, SignInAnswer } from './passkey-answers.ts';
import { selectCredentials } from './passkeys-store.ts';
import type { KnownPasskey } from './passkeys-store.ts';

type Place = Pick<StaffContext, 'db' | 'now' | 'publicUrl' | 'site' | 'clientAddress' | 'log'>;

const LIFE_MS = 5 * MINUTE_MS;
const PER_ADDRESS = { name: 'staff-passkey', most: 60, perMs: 10 * MINUTE_MS };

export async function registrationOptions(
  place: Place,
  { staffId, email, name }: { staffId: number; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: place.site.name,
    rpID: hostOf(place),
    userID: new TextEncoder().encode(`staff-${staffId}`),
    userName: email,
    userDisplayName: name,
    timeout: LIFE_MS,
    excludeCredentials: await selectCredentials(place.db, staffId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keep(place, { challenge: options.challenge, purpose: 'registration', staffId });
  return options;
}

/** Of one person's keys, or of whichever the browser holds for this shop. */
export async function signInOptions(
  place: Place,
  staffId: number | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(place),
    timeout: LIFE_MS,
    userVerification: 'required',
    ...(staffId === null ? {} : { allowCredentials: await selectCredentials(place.db, staffId) }),
  });
  await keep(place, { challenge: options.challenge, purpose: 'sign-in', staffId });
  return options;
}

async function keep(
  { db, now, clientAddress }: Place,
  challenge: { challenge: string; purpose: Purpose; staffId: number | null },
): Promise<void> {
  if (!(await allow(db, { ...PER_ADDRESS, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const expiresAt = new Date(now().getTime() + LIFE_MS);
  await insertChallenge(db, { ...challenge, expiresAt, now: now() });
}

export type NewKey = { credentialId: string; publicKey: Buffer; counter: number; transports: string[] };

/** The key that was made for this person; null when anything of it is not as it was asked for. */
export async function registeredKey(place: Place, answer: unknown, staffId: number): Promise<NewKey | null> {
  const read = v.safeParse(RegistrationAnswer, answer);
  if (!read.success) return null;
  const { response, ...key } = read.output;
  const asked = await take(place, 'registration', response.clientDataJSON);
  if (asked === null || asked.staffId !== staffId) return null;
  const verifying = verifyRegistrationResponse({
    response: { ...key, response, clientExtensionResults: {} },
    expectedChallenge: asked.challenge,
    expectedOrigin: originOf(place),
    expectedRPID: hostOf(place),
  });
  const verified = await orEmpty(verifying, null, told(place));
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: response.transports,
  };
}

export type Signed = {
  credentialId: string;
  /** whose key was asked for; null: anybody's */
  askedOf: number | null;
  /** The counter of the key, or null when it was not this key that signed. */
  checkBy(key: KnownPasskey): Promise<number | null>;
};

/** What a browser signed; the challenge is spent, whatever comes of it. */
export async function signedAnswer(place: Place, answer: unknown): Promise<Signed | null> {
  const read = v.safeParse(SignInAnswer, answer);
  if (!read.success) return null;
  const { response, ...key } = read.output;
  const asked = await take(place, 'sign-in', response.clientDataJSON);
  if (asked === null) return null;
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    credentialId: key.id,
    askedOf: asked.staffId,
    async checkBy({ public_key: publicKey, counter }) {
      const verifying = verifyAuthenticationResponse({
        response: {
          ...key,
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        expectedChallenge: asked.challenge,
        expectedOrigin: originOf(place),
        expectedRPID: hostOf(place),
        credential: { id: key.id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
      });
      const verified = await orEmpty(verifying, null, told(place));
      return verified?.verified ? verified.authenticationInfo.newCounter : null;
    },
  };
}

async function take(
  { db, now }: Place,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<{ challenge: string; staffId: number | null } | null> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === undefined) return null;
  const taken = await takeChallenge(db, { challenge, purpose, now: now() });
  return taken === undefined ? null : { challenge, ...taken };
}

/** The library throws at what is not true: it is the browser's doing, and worth a line. */
function told({ log }: Place): (trouble: unknown) => void {
  return (trouble) => log.info({ err: trouble }, 'a passkey was refused');
}

const originOf = ({ publicUrl }: Place) => new URL(publicUrl).origin;
const hostOf = ({ publicUrl }: Place) => new URL(publicUrl).hostname;
