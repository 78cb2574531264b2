// The cookies of the back office: bound to its addresses, unread by scripts, never sent along from another site.
import { DAY_MS } from '@nuancier/domain/durations.ts';

const SESSION = 'nuancier_gestion';
/** Recognises the device, so that its owner is warned of unknown ones; grants no access. */
const DEVICE = 'nuancier_gestion_device';
/** Whose the last session was, so that a form which outlives it is given to no one else; grants no access. */
const PERSON = 'nuancier_gestion_person';
const DEVICE_SECONDS = (365 * DAY_MS) / 1000;

const TOKEN = /^[\w-]{20,200}$/;
const NUMBER = /^\d{1,19}$/;

export type GestionCookies = { sessionToken?: string; deviceToken?: string; person?: string };

/** What we did not write ourselves counts as absent. */
export function readGestionCookies(header: string | undefined): GestionCookies {
  const pairs = (header ?? '').split(';').map((part) => part.trim().split('=', 2));
  const valueOf = (wanted: string, shape: RegExp) =>
    pairs.find(([name, value]) => name === wanted && shape.test(value ?? ''))?.[1];
  const sessionToken = valueOf(SESSION, TOKEN);
  const deviceToken = valueOf(DEVICE, TOKEN);
  const person = valueOf(PERSON, NUMBER);
  return {
    ...(sessionToken === undefined ? {} : { sessionToken }),
    ...(deviceToken === undefined ? {} : { deviceToken }),
    ...(person === undefined ? {} : { person }),
  };
}

type Change = { kind: 'kept' } | { kind: 'opened'; token: string } | { kind: 'ended' } | { kind: 'away' };
type Options = { secure: boolean };

/** Without an age: it goes with the browser, and the server ends it before. */
export function sessionCookies(change: Change, options: Options): string[] {
  if (change.kind === 'kept' || change.kind === 'away') return [];
  if (change.kind === 'ended') return [`${SESSION}=; Max-Age=0; ${flags(options)}`];
  return [`${SESSION}=${change.token}; ${flags(options)}`];
}

/** For whoever has come in, or leaves for the directory: the browser is known when it comes again. */
export function deviceCookies(change: Change, token: string, options: Options): string[] {
  return change.kind === 'opened' || change.kind === 'away' ? [deviceCookie(token, options)] : [];
}

/** Without an age, as the session; it outlives it, until the browser is closed or somebody else enters. */
export function personCookie(person: string, options: Options): string {
  return `${PERSON}=${person}; ${flags(options)}`;
}

function deviceCookie(token: string, options: Options): string {
  return `${DEVICE}=${token}; Max-Age=${DEVICE_SECONDS}; ${flags(options)}`;
}

function flags({ secure }: Options): string {
  return `Path=/gestion; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
