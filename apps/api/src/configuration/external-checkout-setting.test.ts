import { expect, it } from 'vitest';
import { externalCheckout, externalCheckoutProblems } from './external-checkout-setting.ts';

const GOOD = {
  EXTERNAL_CHECKOUT_URL: 'https://caisse.nuancier.test/sync',
  EXTERNAL_CHECKOUT_HOSTS: ['caisse.nuancier.test'],
  EXTERNAL_CHECKOUT_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0MsaUe',
};

it('CFG-15 is off unless an address is set', () => {
  const none = { ...GOOD, EXTERNAL_CHECKOUT_URL: undefined };
  expect(externalCheckoutProblems(none, { production: true })).toEqual([]);
  expect(externalCheckout(none)).toBeUndefined();
  expect(externalCheckoutProblems(GOOD, { production: true })).toEqual([]);
  expect(externalCheckout(GOOD)?.url).toBe('https://caisse.nuancier.test/sync');
});

it.each([
  [{ EXTERNAL_CHECKOUT_HOSTS: [] }, 'ne figure pas dans EXTERNAL_CHECKOUT_HOSTS'],
  [{ EXTERNAL_CHECKOUT_URL: 'https://evil.example/sync' }, 'ne figure pas dans EXTERNAL_CHECKOUT_HOSTS'],
  [{ EXTERNAL_CHECKOUT_URL: 'https://caisse.nuancier.test:81/sync' }, 'ne figure pas dans'],
  [{ EXTERNAL_CHECKOUT_URL: 'http://caisse.nuancier.test/sync' }, 'https:// en production'],
  [{ EXTERNAL_CHECKOUT_URL: 'https://caisse.nuancier.test/sync?a=b' }, 'sans paramètre ni identifiant'],
  [{ EXTERNAL_CHECKOUT_SECRET: undefined }, 'EXTERNAL_CHECKOUT_SECRET manque'],
  [{ EXTERNAL_CHECKOUT_SECRET: 'kV7t9Qp2Zx4Lw8Rb' }, 'au moins 32 caractères'],
  [{ EXTERNAL_CHECKOUT_SECRET: 'a'.repeat(40) }, 'trop facile à deviner'],
])('CFG-15 refuses %o', (bad, reason) => {
  expect(externalCheckoutProblems({ ...GOOD, ...bad }, { production: true })).toEqual([
    expect.stringContaining(reason),
  ]);
});
