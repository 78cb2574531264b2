// What a browser hands over for a passkey, read at the border: WebAuthn's JSON forms.
import * as v from 'valibot';

const Encoded = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]+$/));
const CredentialId = v.pipe(v.string(), v.maxLength(1_400), v.regex(/^[\w-]+$/));
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const key = { id: CredentialId, rawId: CredentialId, type: v.literal('public-key') };

export const RegistrationAnswer = v.object({
  ...key,
  response: v.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    // A hint for the next time alone: what nobody knows is left out.
    transports: v.optional(v.pipe(v.array(v.string()), v.maxLength(10)), []),
  }),
});

export const SignInAnswer = v.object({
  ...key,
  response: v.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: v.nullish(v.string()),
  }),
});

export function knownTransports(given: readonly string[]): string[] {
  return TRANSPORTS.filter((transport) => given.includes(transport));
}

const ClientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: CredentialId }));

/** What was signed, as the browser says; undefined when it says nothing readable. */
export function challengeOf(clientDataJSON: string): string | undefined {
  const read = v.safeParse(ClientData, Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  return read.success ? read.output.challenge : undefined;
}
