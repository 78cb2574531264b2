// A checkout on another site, if the operator has one: where it is, and the secret its server knows.
import * as v from 'valibot';
import { address } from './configuration-values.ts';
import { isStrongSecret } from './strong-secret.ts';

export type ExternalCheckout = {
  /** the path that takes a cart over; the code is added to it */
  url: string;
  /** its server shows it when it exchanges a code */
  secret: string;
};

const LEAST_SECRET = 32;

export const externalCheckoutVariables = {
  EXTERNAL_CHECKOUT_URL: v.optional(address('EXTERNAL_CHECKOUT_URL', ['http:', 'https:'])),
  EXTERNAL_CHECKOUT_HOSTS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(',').flatMap((entry) => entry.trim().toLowerCase() || [])),
  ),
  EXTERNAL_CHECKOUT_SECRET: v.optional(v.string()),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof externalCheckoutVariables, undefined>>;

export function externalCheckoutProblems(env: Variables, { production }: { production: boolean }): string[] {
  const { EXTERNAL_CHECKOUT_URL: url, EXTERNAL_CHECKOUT_SECRET: secret } = env;
  // An invalid address has been reported already.
  if (url === undefined || !URL.canParse(url)) return [];
  return [...addressProblems(new URL(url), env, production), ...secretProblems(secret, production)];
}

function addressProblems(url: URL, env: Variables, production: boolean): string[] {
  return [
    ...(env.EXTERNAL_CHECKOUT_HOSTS.includes(url.host)
      ? []
      : [`EXTERNAL_CHECKOUT_URL mène à ${url.host}, qui ne figure pas dans EXTERNAL_CHECKOUT_HOSTS.`]),
    ...(production && url.protocol !== 'https:'
      ? ['EXTERNAL_CHECKOUT_URL doit être une adresse https:// en production.']
      : []),
    ...(url.search !== '' || url.hash !== '' || url.username !== ''
      ? ['EXTERNAL_CHECKOUT_URL doit s’arrêter au chemin, sans paramètre ni identifiant.']
      : []),
  ];
}

function secretProblems(secret: string | undefined, production: boolean): string[] {
  if (secret === undefined)
    return ['EXTERNAL_CHECKOUT_SECRET manque\u00A0: elle est obligatoire avec EXTERNAL_CHECKOUT_URL.'];
  if (secret.length < LEAST_SECRET)
    return [`EXTERNAL_CHECKOUT_SECRET doit compter au moins ${LEAST_SECRET} caractères.`];
  return production && !isStrongSecret(secret)
    ? ['EXTERNAL_CHECKOUT_SECRET est trop facile à deviner\u00A0: tirez-en une au hasard.']
    : [];
}

/** Only for variables without a problem. */
export function externalCheckout(env: Variables): ExternalCheckout | undefined {
  const { EXTERNAL_CHECKOUT_URL: url, EXTERNAL_CHECKOUT_SECRET: secret } = env;
  return url === undefined || secret === undefined ? undefined : { url: new URL(url).href, secret };
}
