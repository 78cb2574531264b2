import { describe, expect, it } from 'vitest';
import { DEMO_SESSION_SECRET, readConfiguration } from './configuration.ts';
import type { Configuration, Environment } from './configuration.ts';

const ROOT = '/srv/boutique';
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.nuancier.test',
  SESSION_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe',
  SMTP_URL: 'smtps://boutique:secret@smtp.nuancier.test',
  MAIL_FROM: 'Nuancier <ne-pas-repondre@nuancier.test>',
  MAIL_CONTACT: 'contact@nuancier.test',
};

function accepted(env: Environment): Configuration {
  const read = readConfiguration(env, ROOT);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.configuration;
}

function problems(env: Environment): string[] {
  const read = readConfiguration(env, ROOT);
  return read.ok ? [] : read.problems;
}

describe('a demonstration', () => {
  it('needs no variable at all', () => {
    expect(accepted({})).toEqual({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/boutique/.data',
      databaseUrl: undefined,
      listenUrl: undefined,
      ownerUrl: undefined,
      readUrl: undefined,
      mostLagMs: 30_000,
      commerceApiUrl: undefined,
      logLevel: 'info',
      publicUrl: 'http://localhost:3000',
      sessionSecret: DEMO_SESSION_SECRET,
      captcha: { kind: 'altcha', secret: DEMO_SESSION_SECRET },
      payments: { kind: 'demo', secret: DEMO_SESSION_SECRET },
      externalCheckout: undefined,
      registerUrl: undefined,
      customerConfirmation: false,
      media: { kind: 'folder' },
      backup: {},
      pictureWorkers: 2,
      picturesAhead: true,
      demoSize: 600,
      loadDemo: true,
      smtpUrl: undefined,
      mailFrom: 'Valbrune <ne-pas-repondre@valbrune.example>',
      contactEmail: 'service.client@valbrune.example',
      promiseWarningMinutes: 60,
      webhooksReachPrivate: false,
      metricsToken: undefined,
      accessLog: false,
      tracing: undefined,
      admission: { most: 64, mostLagMs: 50 },
      trustedProxies: [],
      workers: 1,
      drainMs: 25_000,
      hangMs: 30_000,
      drainNoticeMs: 500,
      probePort: 0,
      databasePoolSize: 10,
      placesUrl: undefined,
      siteTheme: undefined,
    });
  });

  it('takes every variable', () => {
    const all = accepted({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/boutique',
      DATABASE_URL: 'postgresql://u:p@db/nuancier',
      DATABASE_LISTEN_URL: 'postgresql://u:p@db-1,db-2/nuancier',
      DATABASE_OWNER_URL: 'postgresql://o:p@db-1,db-2/nuancier',
      DATABASE_READ_URL: 'postgresql://u:p@db-2/nuancier',
      READ_LAG_SECONDS: '12',
      COMMERCE_API_URL: 'https://api.nuancier.test/graphql',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'http://boutique.local:8080/',
      SESSION_SECRET: 'court',
      SMTP_URL: 'smtp://localhost:1025',
      MAIL_FROM: 'a@nuancier.test',
      MAIL_CONTACT: 'b@nuancier.test',
      WEBHOOK_NETWORKS: 'private',
      CAPTCHA: 'off',
      REGISTER_URL: 'https://registre.example/',
      CUSTOMER_CONFIRMATION: 'on',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_REGION: 'eu-west-3',
      S3_BUCKET: 'images',
      S3_ACCESS_KEY_ID: 'cle',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PATH_STYLE: 'no',
      BACKUP_KEY: 'rivage-41-tuile-bleue-orme',
      BACKUP_S3_REGION: 'eu-north-1',
      PICTURE_WORKERS: '4',
      PICTURES_AHEAD: 'off',
      DEMO_SIZE: '10000',
      LOAD_DEMO: 'no',
      METRICS_TOKEN: 'jeton',
      ACCESS_LOG: 'on',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-cle=la=bonne, autre=2',
      OTEL_SERVICE_NAME: 'boutique',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      PROMISE_WARNING_MINUTES: '15',
      ADMISSION: 'on',
      ADMISSION_MOST: '32',
      ADMISSION_LAG_MS: '80',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SHOP_WORKERS: '3',
      DRAIN_SECONDS: '40',
      HANG_SECONDS: '12',
      DRAIN_NOTICE_MS: '2000',
      PROBE_PORT: '3900',
      DATABASE_POOL_SIZE: '25',
      PLACES_URL: 'https://adresse.test/search/',
      SITE_THEME: 'comptoir',
      PAYMENTS: 'lyra',
      LYRA_SITE_ID: '12345678',
      LYRA_KEY: 'aaaaaaaaaaaaaaaa',
      LYRA_MODE: 'TEST',
      LYRA_FORM_URL: 'http://127.0.0.1:4000/vads-payment/',
      LYRA_API_PASSWORD: 'mot',
      EXTERNAL_CHECKOUT_URL: 'http://caisse.local/sync',
      EXTERNAL_CHECKOUT_HOSTS: 'autre.local, caisse.local',
      EXTERNAL_CHECKOUT_SECRET: 'secret-de-la-caisse-externe-des-essais',
    });
    expect(all).toEqual({
      mode: 'demo',
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/boutique',
      databaseUrl: 'postgresql://u:p@db/nuancier',
      listenUrl: 'postgresql://u:p@db-1,db-2/nuancier',
      ownerUrl: 'postgresql://o:p@db-1,db-2/nuancier',
      readUrl: 'postgresql://u:p@db-2/nuancier',
      mostLagMs: 12_000,
      commerceApiUrl: 'https://api.nuancier.test/graphql',
      logLevel: 'debug',
      publicUrl: 'http://boutique.local:8080',
      sessionSecret: 'court',
      captcha: { kind: 'off' },
      payments: {
        kind: 'lyra',
        siteId: '12345678',
        key: 'aaaaaaaaaaaaaaaa',
        mode: 'TEST',
        formUrl: 'http://127.0.0.1:4000/vads-payment/',
        apiUrl: 'http://127.0.0.1:4000',
        apiPassword: 'mot',
      },
      externalCheckout: {
        url: 'http://caisse.local/sync',
        secret: 'secret-de-la-caisse-externe-des-essais',
      },
      registerUrl: 'https://registre.example/',
      customerConfirmation: true,
      media: {
        kind: 's3',
        endpoint: 'http://127.0.0.1:9000',
        region: 'eu-west-3',
        bucket: 'images',
        accessKeyId: 'cle',
        secretAccessKey: 'secret',
        pathStyle: false,
      },
      backup: {
        key: 'rivage-41-tuile-bleue-orme',
        keyFile: undefined,
        s3: {
          kind: 's3',
          endpoint: 'http://127.0.0.1:9000',
          region: 'eu-north-1',
          accessKeyId: 'cle',
          secretAccessKey: 'secret',
          pathStyle: false,
        },
      },
      pictureWorkers: 4,
      picturesAhead: false,
      demoSize: 10_000,
      loadDemo: false,
      smtpUrl: 'smtp://localhost:1025',
      mailFrom: 'a@nuancier.test',
      contactEmail: 'b@nuancier.test',
      promiseWarningMinutes: 15,
      webhooksReachPrivate: true,
      metricsToken: 'jeton',
      accessLog: true,
      tracing: {
        endpoint: 'http://127.0.0.1:4318',
        headers: { 'x-cle': 'la=bonne', autre: '2' },
        service: 'boutique',
        share: 0.25,
      },
      admission: { most: 32, mostLagMs: 80 },
      trustedProxies: ['10.0.0.0/8', '::1'],
      workers: 3,
      drainMs: 40_000,
      hangMs: 12_000,
      drainNoticeMs: 2_000,
      probePort: 3_900,
      databasePoolSize: 25,
      placesUrl: 'https://adresse.test/search/',
      siteTheme: 'comptoir',
    });
  });

  it('reads an empty variable as absent', () => {
    expect(accepted({ PORT: '', SESSION_SECRET: '  ' }).port).toBe(3000);
  });

  it('follows the port in its public address', () => {
    expect(accepted({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });
});

describe('production', () => {
  it.each([
    { NODE_ENV: 'production' },
    { SHOP_MODE: 'production' },
    { SHOP_MODE: 'demo', NODE_ENV: 'production' },
  ])('is meant by %o', (env) => {
    const { NODE_ENV: _, ...rest } = PRODUCTION;
    expect(accepted({ ...rest, ...env }).mode).toBe('production');
  });

  it('N16 loads no demonstration, not even when told to, and listens to all', () => {
    expect(accepted(PRODUCTION)).toMatchObject({
      loadDemo: false,
      host: '0.0.0.0',
      captcha: { kind: 'altcha' },
    });
    expect(accepted({ ...PRODUCTION, LOAD_DEMO: 'no' }).loadDemo).toBe(false);
    expect(problems({ ...PRODUCTION, LOAD_DEMO: 'yes' })).toEqual([
      'LOAD_DEMO=yes est refusé en production\u00A0: ouvrez la boutique avec «\u00A0npm run shop -- init\u00A0».',
    ]);
  });

  it.each([
    ['SMTP_URL', 'http://smtp.nuancier.test'],
    ['MAIL_FROM', 'Enseigne'],
    ['MAIL_FROM', 'Enseigne <a@b>'],
    ['MAIL_FROM', 'a@nuancier.test, b@nuancier.test'],
    ['MAIL_CONTACT', 'Enseigne <a@nuancier.test>'],
  ])('refuses %s=%s', (name, value) => {
    expect(problems({ ...PRODUCTION, [name]: value })).toEqual([
      expect.stringContaining(`${name} doit être`),
    ]);
  });

  it('N09 names every missing variable', () => {
    expect(problems({ NODE_ENV: 'production' })).toEqual([
      'PUBLIC_URL manque\u00A0: elle est obligatoire en production.',
      'SESSION_SECRET manque\u00A0: elle est obligatoire en production.',
      'SMTP_URL manque\u00A0: elle est obligatoire en production.',
      'MAIL_FROM manque\u00A0: elle est obligatoire en production.',
      'MAIL_CONTACT manque\u00A0: elle est obligatoire en production.',
    ]);
  });

  it.each([
    ['short', 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0M', 'au moins 32 caractères'],
    ['the demonstration’s', DEMO_SESSION_SECRET, 'valeur d’exemple'],
    ['a placeholder', 'change-me-change-me-change-me-change-me', 'valeur d’exemple'],
    ['one letter repeated', 'a'.repeat(64), 'trop facile à deviner'],
    ['a run of digits', '0123456789012345678901234567890123456789', 'trop facile à deviner'],
  ])('N09 refuses a session secret that is %s', (_, secret, reason) => {
    const found = problems({ ...PRODUCTION, SESSION_SECRET: secret });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('SESSION_SECRET');
    expect(found[0]).toContain(reason);
  });

  it.each(['jeton', 'a'.repeat(40), '<drawn at random>'])('N09 refuses METRICS_TOKEN=%s', (token) => {
    expect(problems({ ...PRODUCTION, METRICS_TOKEN: token })).toEqual([
      expect.stringContaining('METRICS_TOKEN est trop court ou trop facile à deviner'),
    ]);
  });

  it('refuses to run without a captcha', () => {
    expect(problems({ ...PRODUCTION, CAPTCHA: 'off' })).toEqual(['CAPTCHA=off est refusé en production.']);
  });

  it('takes an outside captcha only with its secret', () => {
    expect(problems({ ...PRODUCTION, CAPTCHA: 'recaptcha' })).toEqual([
      'RECAPTCHA_SECRET manque\u00A0: elle est obligatoire avec CAPTCHA=recaptcha.',
    ]);
    expect(accepted({ ...PRODUCTION, CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: 'clef' }).captcha).toEqual({
      kind: 'recaptcha',
      secret: 'clef',
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    });
  });

  it('refuses a public address without encryption', () => {
    expect(problems({ ...PRODUCTION, PUBLIC_URL: 'http://www.nuancier.test' })).toEqual([
      'PUBLIC_URL doit être une adresse https://.',
    ]);
  });

  it('refuses the choice of a theme', () => {
    expect(problems({ ...PRODUCTION, SITE_THEME: 'comptoir' })).toEqual([
      'SITE_THEME n’est admis qu’en démonstration.',
    ]);
  });
});

describe('pictures', () => {
  const S3 = { S3_BUCKET: 'images', S3_ACCESS_KEY_ID: 'cle', S3_SECRET_ACCESS_KEY: 'secret' };

  it('are kept in the shop’s folder unless a bucket is named, with the keys to it', () => {
    expect(accepted({}).media).toEqual({ kind: 'folder' });
    expect(accepted(S3).media).toMatchObject({ kind: 's3', region: 'us-east-1', pathStyle: true });
    expect(problems({ S3_BUCKET: 'images' })).toEqual([
      'S3_ACCESS_KEY_ID manque\u00A0: elle est obligatoire avec S3_BUCKET.',
      'S3_SECRET_ACCESS_KEY manque\u00A0: elle est obligatoire avec S3_BUCKET.',
    ]);
    expect(problems({ ...S3, S3_BUCKET: '' })).toEqual([
      'S3_BUCKET manque\u00A0: sans elle, S3_ACCESS_KEY_ID ne sert à rien.',
    ]);
    expect(problems({ ...S3, S3_ENDPOINT: 'ftp://x' })).toEqual([
      'S3_ENDPOINT doit être une adresse http:// ou https://.',
    ]);
    expect(problems({ PICTURE_WORKERS: '0' })).toEqual([
      'PICTURE_WORKERS doit être un nombre entier de 1 à 16.',
    ]);
  });
});

describe('the directory of the staff', () => {
  const OIDC = { OIDC_CLIENT_ID: 'nuancier', OIDC_CLIENT_SECRET: 'secret' };
  it.each([
    [{}, []],
    [{ ...OIDC, OIDC_ISSUER: 'https://annuaire.test/realms/enseigne' }, []],
    [{ ...OIDC, OIDC_ISSUER: 'http://localhost:8080' }, []],
    [{ ...OIDC, OIDC_ISSUER: 'http://annuaire.test' }, ['OIDC_ISSUER doit être une adresse https://.']],
    [
      { ...OIDC, OIDC_ISSUER: 'https://annuaire.test/?x=1' },
      ['OIDC_ISSUER doit s’arrêter au chemin, sans paramètre ni identifiant.'],
    ],
    [
      { OIDC_ISSUER: 'https://annuaire.test', OIDC_CLIENT_ID: 'nuancier' },
      ['OIDC_CLIENT_SECRET manque\u00A0: elle est obligatoire avec OIDC_ISSUER.'],
    ],
    [{ OIDC_CLIENT_ID: 'nuancier' }, ['OIDC_ISSUER manque\u00A0: elle est obligatoire avec OIDC_CLIENT_ID.']],
  ])('%j: %j', (env, found) => {
    expect(problems(env)).toEqual(found);
  });
});

describe('a wrong value is refused and named', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://x'],
    ['COMMERCE_API_URL', 'ftp://x'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'boutique'],
    ['PUBLIC_URL', 'https://boutique.test/chemin'],
    ['CAPTCHA', 'maybe'],
    ['RECAPTCHA_VERIFY_URL', 'ftp://x'],
    ['DEMO_SIZE', '601'],
    ['LOAD_DEMO', 'oui'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'proxy.local'],
    ['DATABASE_POOL_SIZE', '0'],
    ['PLACES_URL', 'adresse.test'],
    ['SITE_THEME', 'rose'],
    ['PAYMENTS', 'stripe'],
    ['LYRA_SITE_ID', '1234'],
    ['LYRA_MODE', 'DEMO'],
    ['EXTERNAL_CHECKOUT_URL', 'caisse.test'],
    ['OIDC_ISSUER', 'annuaire.test'],
    ['OIDC_SECOND_FACTOR', 'parfois'],
    ['SHOP_MODE', 'test'],
  ])('%s=%s', (name, value) => {
    const found = problems({ [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} `));
  });
});
