// Everything the operator may set, read once at the process edge. The table of variables is in apps/operator/README.md.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { backupProblems, backupSetting, backupVariables } from './backup-setting.ts';
import type { CaptchaSetting } from './captcha-setting.ts';
import { databaseProblems, databaseSetting, databaseVariables } from './database-setting.ts';
import { directoryProblems, directorySetting, directoryVariables } from './directory-setting.ts';
import {
  externalCheckout,
  externalCheckoutProblems,
  externalCheckoutVariables,
} from './external-checkout-setting.ts';
import {
  address,
  choice,
  mailbox,
  oneOf,
  origin,
  proxies,
  required,
  sender,
  whole,
} from './configuration-values.ts';
import { mediaProblems, mediaSetting, mediaVariables } from './media-setting.ts';
import { paymentProblems, paymentSetting, paymentVariables } from './payment-variables.ts';
import { tracingProblems, tracingSetting, tracingVariables } from './tracing-setting.ts';
import { isStrongSecret } from './strong-secret.ts';

export type Configuration = v.InferOutput<ReturnType<typeof configurationSchema>>;
export type ReadConfiguration =
  { ok: true; configuration: Configuration } | { ok: false; problems: string[] };
export type Environment = Readonly<Record<string, string | undefined>>;
type Mode = 'demo' | 'production';

/** Good enough to try the shop on one's own machine; a production start refuses it. */
export const DEMO_SESSION_SECRET = 'demonstration-sans-secret-a-ne-jamais-mettre-en-ligne';

export function readConfiguration(env: Environment, projectRoot: string): ReadConfiguration {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const mode = v.safeParse(ModeSchema, given);
  if (!mode.success) return { ok: false, problems: problemsOf(mode.issues) };
  const read = v.safeParse(configurationSchema(mode.output, projectRoot), given);
  return read.success
    ? { ok: true, configuration: read.output }
    : { ok: false, problems: problemsOf(read.issues) };
}

/** The names of all that can be set. */
export function knownVariables(): string[] {
  const [{ entries }] = configurationSchema('demo', '/').pipe;
  return [...Object.keys(ModeSchema.pipe[0].entries), ...Object.keys(entries)];
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => issue.message))];
}

const ModeSchema = v.pipe(
  v.object({
    SHOP_MODE: v.optional(v.picklist(['demo', 'production'], oneOf('SHOP_MODE', ['demo', 'production']))),
    NODE_ENV: v.optional(v.string()),
  }),
  v.transform((env): Mode =>
    env.NODE_ENV === 'production' || env.SHOP_MODE === 'production' ? 'production' : 'demo',
  ),
);

function configurationSchema(mode: Mode, projectRoot: string) {
  const inDemo = mode === 'demo';
  const site = { production: !inDemo };
  return v.pipe(
    v.object({
      ...paymentVariables,
      ...externalCheckoutVariables,
      ...mediaVariables,
      ...directoryVariables,
      ...tracingVariables,
      ...backupVariables,
      ...databaseVariables,
      PORT: whole('PORT', 3000, 0, 65_535),
      HOST: v.optional(v.string(), inDemo ? '127.0.0.1' : '0.0.0.0'),
      DATA_DIR: v.optional(v.string(), '.data'),
      COMMERCE_API_URL: v.optional(address('COMMERCE_API_URL', ['http:', 'https:'])),
      LOG_LEVEL: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
      PUBLIC_URL: inDemo
        ? v.optional(origin('PUBLIC_URL', ['http:', 'https:']))
        : required('PUBLIC_URL', origin('PUBLIC_URL', ['https:'])),
      SESSION_SECRET: inDemo ? v.optional(v.string(), DEMO_SESSION_SECRET) : productionSecret,
      CAPTCHA: inDemo
        ? choice('CAPTCHA', ['off', 'altcha', 'recaptcha'], 'altcha')
        : v.pipe(
            choice('CAPTCHA', ['off', 'altcha', 'recaptcha'], 'altcha'),
            v.check((captcha) => captcha !== 'off', 'CAPTCHA=off est refusé en production.'),
          ),
      RECAPTCHA_SECRET: v.optional(v.string()),
      RECAPTCHA_VERIFY_URL: v.optional(
        address('RECAPTCHA_VERIFY_URL', ['http:', 'https:']),
        'https://www.google.com/recaptcha/api/siteverify',
      ),
      DEMO_SIZE: v.pipe(
        choice('DEMO_SIZE', ['600', '10000', '100000'], '600'),
        v.transform((size) => DEMO_SIZES[size]),
      ),
      LOAD_DEMO: v.pipe(
        choice('LOAD_DEMO', ['yes', 'no'], inDemo ? 'yes' : 'no'),
        v.check(
          (answer) => inDemo || answer === 'no',
          'LOAD_DEMO=yes est refusé en production\u00A0: ouvrez la boutique avec «\u00A0npm run shop -- init\u00A0».',
        ),
        v.transform((answer) => answer === 'yes'),
      ),
      SMTP_URL: inDemo
        ? v.optional(address('SMTP_URL', ['smtp:', 'smtps:']))
        : required('SMTP_URL', address('SMTP_URL', ['smtp:', 'smtps:'])),
      MAIL_FROM: inDemo
        ? v.optional(sender('MAIL_FROM'), 'Valbrune <ne-pas-repondre@valbrune.example>')
        : required('MAIL_FROM', sender('MAIL_FROM')),
      MAIL_CONTACT: inDemo
        ? v.optional(mailbox('MAIL_CONTACT'), 'service.client@valbrune.example')
        : required('MAIL_CONTACT', mailbox('MAIL_CONTACT')),
      PROMISE_WARNING_MINUTES: whole('PROMISE_WARNING_MINUTES', 60, 0, 600),
      METRICS_TOKEN: v.optional(inDemo ? v.string() : productionToken),
      ACCESS_LOG: choice('ACCESS_LOG', ['on', 'off'], inDemo ? 'off' : 'on'),
      WEBHOOK_NETWORKS: choice('WEBHOOK_NETWORKS', ['public', 'private'], 'public'),
      ADMISSION: choice('ADMISSION', ['on', 'off'], 'on'),
      ADMISSION_MOST: whole('ADMISSION_MOST', 64, 8, 1_000),
      ADMISSION_LAG_MS: whole('ADMISSION_LAG_MS', 50, 5, 1_000),
      TRUST_PROXY: v.optional(proxies('TRUST_PROXY'), ''),
      SHOP_WORKERS: whole('SHOP_WORKERS', inDemo ? 1 : availableParallelism(), 1, 128),
      DRAIN_SECONDS: whole('DRAIN_SECONDS', 25, 1, 600),
      HANG_SECONDS: whole('HANG_SECONDS', 30, 4, 600),
      DRAIN_NOTICE_MS: whole('DRAIN_NOTICE_MS', 500, 0, 60_000),
      PROBE_PORT: whole('PROBE_PORT', 0, 0, 65_535),
      PLACES_URL: v.optional(address('PLACES_URL', ['http:', 'https:'])),
      REGISTER_URL: v.optional(address('REGISTER_URL', ['http:', 'https:'])),
      CUSTOMER_CONFIRMATION: v.pipe(
        choice('CUSTOMER_CONFIRMATION', ['on', 'off'], inDemo ? 'off' : 'on'),
        v.transform((answer) => answer === 'on'),
      ),
      SITE_THEME: v.optional(
        v.pipe(
          v.picklist(['valbrune', 'comptoir'], oneOf('SITE_THEME', ['valbrune', 'comptoir'])),
          v.check(() => inDemo, 'SITE_THEME n’est admis qu’en démonstration.'),
        ),
      ),
    }),
    v.check(
      (env) => env.CAPTCHA !== 'recaptcha' || env.RECAPTCHA_SECRET !== undefined,
      'RECAPTCHA_SECRET manque\u00A0: elle est obligatoire avec CAPTCHA=recaptcha.',
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const problems = [
        ...paymentProblems(dataset.value, site),
        ...externalCheckoutProblems(dataset.value, site),
        ...mediaProblems(dataset.value),
        ...directoryProblems(dataset.value, site),
        ...tracingProblems(dataset.value),
        ...backupProblems(dataset.value),
        ...databaseProblems(dataset.value),
      ];
      for (const message of problems) addIssue({ message });
    }),
    v.transform((env) => ({
      mode,
      port: env.PORT,
      host: env.HOST,
      dataDir: resolve(projectRoot, env.DATA_DIR),
      ...databaseSetting(env),
      commerceApiUrl: env.COMMERCE_API_URL,
      logLevel: env.LOG_LEVEL,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      sessionSecret: env.SESSION_SECRET,
      captcha: captchaSetting(env),
      payments: paymentSetting(env, env.SESSION_SECRET, site),
      externalCheckout: externalCheckout(env),
      media: mediaSetting(env),
      backup: backupSetting(env),
      directory: directorySetting(env),
      pictureWorkers: env.PICTURE_WORKERS,
      picturesAhead: env.PICTURES_AHEAD === 'on',
      demoSize: env.DEMO_SIZE,
      loadDemo: env.LOAD_DEMO,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      contactEmail: env.MAIL_CONTACT,
      promiseWarningMinutes: env.PROMISE_WARNING_MINUTES,
      metricsToken: env.METRICS_TOKEN,
      accessLog: env.ACCESS_LOG === 'on',
      tracing: tracingSetting(env),
      webhooksReachPrivate: env.WEBHOOK_NETWORKS === 'private',
      admission:
        env.ADMISSION === 'on' ? { most: env.ADMISSION_MOST, mostLagMs: env.ADMISSION_LAG_MS } : null,
      trustedProxies: env.TRUST_PROXY,
      workers: env.SHOP_WORKERS,
      drainMs: env.DRAIN_SECONDS * 1_000,
      hangMs: env.HANG_SECONDS * 1_000,
      drainNoticeMs: env.DRAIN_NOTICE_MS,
      /** 0: probes are answered on the shop's own port alone */
      probePort: env.PROBE_PORT,
      databasePoolSize: env.DATABASE_POOL_SIZE,
      placesUrl: env.PLACES_URL,
      registerUrl: env.REGISTER_URL,
      customerConfirmation: env.CUSTOMER_CONFIRMATION,
      siteTheme: env.SITE_THEME,
    })),
  );
}

function captchaSetting(env: {
  CAPTCHA: CaptchaSetting['kind'];
  SESSION_SECRET: string;
  RECAPTCHA_SECRET?: string | undefined;
  RECAPTCHA_VERIFY_URL: string;
}): CaptchaSetting {
  if (env.CAPTCHA === 'recaptcha') {
    return { kind: 'recaptcha', secret: env.RECAPTCHA_SECRET ?? '', verifyUrl: env.RECAPTCHA_VERIFY_URL };
  }
  return env.CAPTCHA === 'altcha' ? { kind: 'altcha', secret: env.SESSION_SECRET } : { kind: 'off' };
}

const DEMO_SIZES = { '600': 600, '10000': 10_000, '100000': 100_000 } as const;

/** Nobody counts how often it is guessed. */
const productionToken = v.pipe(
  v.string(),
  v.check(
    (token) => token.length >= 16 && isStrongSecret(token),
    'METRICS_TOKEN est trop court ou trop facile à deviner\u00A0: tirez-en un au hasard, de 16 caractères au moins.',
  ),
);

const productionSecret = required(
  'SESSION_SECRET',
  v.pipe(
    v.string(),
    v.minLength(32, 'SESSION_SECRET doit compter au moins 32 caractères.'),
    v.check(
      (secret) => secret !== DEMO_SESSION_SECRET && isStrongSecret(secret),
      'SESSION_SECRET est une valeur d’exemple ou trop facile à deviner\u00A0: tirez-en une au hasard.',
    ),
  ),
);
