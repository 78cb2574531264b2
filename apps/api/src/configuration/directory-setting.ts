// The merchant's directory, if there is one: by it the people of the back office may enter (OpenID Connect).
import { DIRECTORY_FACTORS } from '@nuancier/domain/staff/directory.ts';
import type { DirectoryFactor } from '@nuancier/domain/staff/directory.ts';
import * as v from 'valibot';
import { address, choice } from './configuration-values.ts';

export type DirectorySetting = {
  /** its identifier, word for word as it says itself */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** what the button says */
  label: string;
  factor: DirectoryFactor;
};

export const directoryVariables = {
  OIDC_ISSUER: v.optional(address('OIDC_ISSUER', ['http:', 'https:'])),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  OIDC_LABEL: v.optional(
    v.pipe(v.string(), v.maxLength(40, 'OIDC_LABEL doit compter 40 caractères au plus.')),
    'l’annuaire de l’enseigne',
  ),
  OIDC_SECOND_FACTOR: choice('OIDC_SECOND_FACTOR', DIRECTORY_FACTORS, 'proven'),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof directoryVariables, undefined>>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const NEEDED = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

export function directoryProblems(env: Variables, { production }: { production: boolean }): string[] {
  const { OIDC_ISSUER: issuer } = env;
  if (issuer === undefined)
    return NEEDED.filter((name) => env[name] !== undefined).map(
      (name) => `OIDC_ISSUER manque\u00A0: elle est obligatoire avec ${name}.`,
    );
  // An invalid address has been reported already.
  if (!URL.canParse(issuer)) return [];
  const missing = NEEDED.filter((name) => env[name] === undefined);
  return [
    ...missing.map((name) => `${name} manque\u00A0: elle est obligatoire avec OIDC_ISSUER.`),
    ...issuerProblems(new URL(issuer), production),
  ];
}

function issuerProblems({ protocol, hostname, search, hash, username }: URL, production: boolean): string[] {
  const isSafe = protocol === 'https:' || (!production && LOOPBACK.has(hostname));
  return [
    ...(isSafe ? [] : ['OIDC_ISSUER doit être une adresse https://.']),
    ...(search !== '' || hash !== '' || username !== ''
      ? ['OIDC_ISSUER doit s’arrêter au chemin, sans paramètre ni identifiant.']
      : []),
  ];
}

/** Only for variables without a problem. */
export function directorySetting(env: Variables): DirectorySetting | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer, clientId, clientSecret, label: env.OIDC_LABEL, factor: env.OIDC_SECOND_FACTOR };
}
