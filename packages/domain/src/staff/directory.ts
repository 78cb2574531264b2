// What a merchant's directory (OpenID Connect) says of a person, and what it opens here.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';

/** `proven`: where the directory says so; `own`: always ours on top; `directory`: its word is enough. */
export const DIRECTORY_FACTORS = ['proven', 'own', 'directory'] as const;
export type DirectoryFactor = (typeof DIRECTORY_FACTORS)[number];

export type DirectoryClaims = {
  /** who of the directory; together with the issuer the only thing that never changes hands */
  subject: string;
  /** null unless the directory vouches for it */
  verifiedEmail: string | null;
  /** by what the person signed in there */
  amr: readonly string[];
  acr: string | null;
};

/** Of RFC 8176. */
const SEVERAL_FACTORS = 'mfa';
const STRONG_CONTEXTS = new Set([
  'phr',
  'phrh',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
]);

/** Whether the sign-in there stands for our second factor too. */
export function countsAsFactor(
  setting: DirectoryFactor,
  { amr, acr }: Pick<DirectoryClaims, 'amr' | 'acr'>,
): boolean {
  if (setting !== 'proven') return setting === 'directory';
  return amr.includes(SEVERAL_FACTORS) || (acr !== null && STRONG_CONTEXTS.has(acr));
}

/** An account that has this subject, or the address that the directory vouches for. */
export type DirectoryPerson = {
  id: number;
  bound: 'to-them' | 'to-another' | 'to-nobody';
  isClosed: boolean;
};

export type DirectoryFault = 'unverified' | 'unknown' | 'bound' | 'closed';

/** The bound one, whatever its address has become; else the one that bears the address, bound by this sign-in. */
export function whoEnters(
  people: readonly DirectoryPerson[],
  { verifiedEmail }: Pick<DirectoryClaims, 'verifiedEmail'>,
): Verdict<{ id: number; binds: boolean }, DirectoryFault> {
  const own = people.find(({ bound }) => bound === 'to-them');
  const person = own ?? people[0];
  if (person === undefined) return refuse(verifiedEmail === null ? 'unverified' : 'unknown');
  if (person.bound === 'to-another') return refuse('bound');
  return person.isClosed ? refuse('closed') : accept({ id: person.id, binds: own === undefined });
}
