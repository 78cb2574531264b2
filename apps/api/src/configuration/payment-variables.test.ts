import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import type { Environment } from './configuration.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.nuancier.test',
  SESSION_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe',
  SMTP_URL: 'smtps://boutique:secret@smtp.nuancier.test',
  MAIL_FROM: 'Nuancier <ne-pas-repondre@nuancier.test>',
  MAIL_CONTACT: 'contact@nuancier.test',
};
const LYRA = {
  PAYMENTS: 'lyra',
  LYRA_SITE_ID: '12345678',
  LYRA_KEY: 'k3Vq9ZpT1xLw8RbY',
  LYRA_API_PASSWORD: 'prodpassword_kV7t9Qp2Zx4Lw8Rb',
};

function read(env: Environment) {
  const answer = readConfiguration(env, '/srv/boutique');
  return answer.ok ? answer.configuration.payments : answer.problems;
}

describe('who takes cards', () => {
  it('is nobody in production until the operator names a bank, and never the demonstration’s', () => {
    expect(read(PRODUCTION)).toEqual({ kind: 'none' });
    expect(read({ ...PRODUCTION, PAYMENTS: 'demo' })).toEqual(['PAYMENTS=demo est refusé en production.']);
    expect(read({ PAYMENTS: 'none' })).toEqual({ kind: 'none' });
  });

  it('is a bank of the Lyra family, in production mode and on its own address, unless told', () => {
    expect(read({ ...PRODUCTION, ...LYRA })).toEqual({
      kind: 'lyra',
      siteId: '12345678',
      key: LYRA.LYRA_KEY,
      mode: 'PRODUCTION',
      formUrl: 'https://secure.payzen.eu/vads-payment/',
      apiUrl: 'https://api.payzen.eu',
      apiPassword: LYRA.LYRA_API_PASSWORD,
    });
    const systempay = { LYRA_FORM_URL: 'https://paiement.systempay.fr/vads-payment/', LYRA_MODE: 'TEST' };
    expect(read({ ...PRODUCTION, ...LYRA, ...systempay })).toMatchObject({
      mode: 'TEST',
      formUrl: systempay.LYRA_FORM_URL,
      apiUrl: 'https://api.systempay.fr',
    });
  });

  it('needs the site, the key and the password of the web service', () => {
    const missing = (name: string) => `${name} manque\u00A0: elle est obligatoire avec PAYMENTS=lyra.`;
    expect(read({ ...PRODUCTION, PAYMENTS: 'lyra' })).toEqual(
      ['LYRA_SITE_ID', 'LYRA_KEY', 'LYRA_API_PASSWORD'].map(missing),
    );
  });

  it.each([
    ['short', 'k3Vq9ZpT1xLw8Rb', 'au moins 16 caractères'],
    ['that of the guide', '1122334455667788', 'trop facile à deviner'],
    ['a placeholder', 'changeme-changeme', 'valeur d’exemple'],
  ])('N09 refuses a key that is %s', (_, key, reason) => {
    expect(read({ ...PRODUCTION, ...LYRA, LYRA_KEY: key })).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    'http://secure.payzen.eu/vads-payment/',
    'https://secure.payzen.eu:8443/vads-payment/',
    'https://secure.payzen.eu.evil.example/',
    'https://evil.example/vads-payment/',
    'http://127.0.0.1:4000/',
  ])('refuses the card page %s in production', (url) => {
    expect(read({ ...PRODUCTION, ...LYRA, LYRA_FORM_URL: url })).toEqual([
      expect.stringContaining('LYRA_FORM_URL doit être une adresse https:// de secure.payzen.eu'),
    ]);
  });

  it('names a card page that is no address once', () => {
    expect(read({ ...LYRA, LYRA_FORM_URL: 'banque' })).toEqual([
      'LYRA_FORM_URL doit être une adresse http:// ou https://.',
    ]);
  });

  it('has two modes, and no third', () => {
    for (const LYRA_MODE of ['test', 'LIVE'])
      expect(read({ ...PRODUCTION, ...LYRA, LYRA_MODE })).toEqual([
        'LYRA_MODE doit valoir TEST ou PRODUCTION.',
      ]);
    expect(read({ ...PRODUCTION, ...LYRA, LYRA_MODE: 'PRODUCTION' })).toMatchObject({ mode: 'PRODUCTION' });
  });

  it('is asked beside a demonstration at the stand-in that shows its card page', () => {
    expect(read({ ...LYRA, LYRA_FORM_URL: 'http://127.0.0.1:4000/vads-payment/' })).toMatchObject({
      mode: 'TEST',
      apiUrl: 'http://127.0.0.1:4000',
    });
  });

  it('charges no real card in a demonstration', () => {
    expect(read({ ...LYRA, LYRA_MODE: 'PRODUCTION' })).toEqual([
      'LYRA_MODE=PRODUCTION n’est admis qu’en production.',
    ]);
    expect(read(LYRA)).toMatchObject({ kind: 'lyra', mode: 'TEST' });
  });
});
