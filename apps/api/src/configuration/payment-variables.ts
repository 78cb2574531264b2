// What the operator sets about card payments.
import * as v from 'valibot';
import { address, oneOf } from './configuration-values.ts';
import { isStrongSecret } from './strong-secret.ts';
import { LYRA_HOSTS, lyraApiUrl } from './lyra-platforms.ts';
import type { LyraSetting, PaymentSetting } from './payment-setting.ts';

const BANKS = ['none', 'demo', 'lyra'] as const;
const MODES = ['TEST', 'PRODUCTION'] as const;
const LEAST_KEY = 16;

export const paymentVariables = {
  PAYMENTS: v.optional(v.picklist(BANKS, oneOf('PAYMENTS', BANKS))),
  LYRA_SITE_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\d{8}$/, 'LYRA_SITE_ID doit compter huit chiffres.')),
  ),
  LYRA_KEY: v.optional(v.string()),
  LYRA_MODE: v.optional(v.picklist(MODES, oneOf('LYRA_MODE', MODES))),
  LYRA_FORM_URL: v.optional(
    address('LYRA_FORM_URL', ['http:', 'https:']),
    'https://secure.payzen.eu/vads-payment/',
  ),
  LYRA_API_PASSWORD: v.optional(v.string()),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof paymentVariables, undefined>>;
type Site = { production: boolean };

/** What forbids the start, in sentences. */
export function paymentProblems(env: Variables, site: Site): string[] {
  const kind = bankOf(env, site);
  if (kind === 'demo' && site.production) return ['PAYMENTS=demo est refusé en production.'];
  return kind === 'lyra' ? lyraProblems(env, site) : [];
}

function lyraProblems(env: Variables, site: Site): string[] {
  const needed = ['LYRA_SITE_ID', 'LYRA_KEY', 'LYRA_API_PASSWORD'] as const;
  const missing = needed
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} manque\u00A0: elle est obligatoire avec PAYMENTS=lyra.`);
  return [...missing, ...keyProblems(env.LYRA_KEY, site), ...platformProblems(env, site)];
}

function keyProblems(key: string | undefined, { production }: Site): string[] {
  if (key === undefined) return [];
  if (key.length < LEAST_KEY) return [`LYRA_KEY doit compter au moins ${LEAST_KEY} caractères.`];
  return production && !isStrongSecret(key)
    ? ['LYRA_KEY est une valeur d’exemple ou trop facile à deviner\u00A0: reprenez celle du back-office.']
    : [];
}

function platformProblems({ LYRA_FORM_URL: url, LYRA_MODE: mode }: Variables, site: Site): string[] {
  return [
    ...(URL.canParse(url) && lyraApiUrl(url, site) === null
      ? [`LYRA_FORM_URL doit être une adresse https:// de ${LYRA_HOSTS.join(', ')}.`]
      : []),
    // A demonstration must not take real payments.
    ...(mode === 'PRODUCTION' && !site.production
      ? ['LYRA_MODE=PRODUCTION n’est admis qu’en production.']
      : []),
  ];
}

/** Only for variables without a problem. */
export function paymentSetting(env: Variables, demoSecret: string, site: Site): PaymentSetting {
  const kind = bankOf(env, site);
  if (kind === 'demo') return { kind, secret: demoSecret };
  return kind === 'lyra' ? lyraSetting(env, site) : { kind };
}

function lyraSetting(env: Variables, site: Site): LyraSetting {
  return {
    kind: 'lyra',
    siteId: env.LYRA_SITE_ID ?? '',
    key: env.LYRA_KEY ?? '',
    mode: env.LYRA_MODE ?? (site.production ? 'PRODUCTION' : 'TEST'),
    formUrl: env.LYRA_FORM_URL,
    apiUrl: lyraApiUrl(env.LYRA_FORM_URL, site) ?? '',
    apiPassword: env.LYRA_API_PASSWORD ?? '',
  };
}

/** The demonstration has a bank of its own; elsewhere cards are taken when the operator has named one. */
function bankOf({ PAYMENTS: named }: Variables, { production }: Site): (typeof BANKS)[number] {
  return named ?? (production ? 'none' : 'demo');
}
