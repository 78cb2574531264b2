import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const ONE = 'postgresql://u:p@db-1,db-2/nuancier';

it.each([
  [{ DATABASE_READ_URL: ONE }, ['DATABASE_URL manque\u00A0: elle est obligatoire avec DATABASE_READ_URL.']],
  [
    { DATABASE_LISTEN_URL: ONE, DATABASE_OWNER_URL: ONE },
    [
      'DATABASE_URL manque\u00A0: elle est obligatoire avec DATABASE_LISTEN_URL.',
      'DATABASE_URL manque\u00A0: elle est obligatoire avec DATABASE_OWNER_URL.',
    ],
  ],
  [
    { DATABASE_URL: ONE, DATABASE_READ_URL: 'mysql://x' },
    ['DATABASE_READ_URL doit commencer par «\u00A0postgresql://\u00A0».'],
  ],
  [
    { DATABASE_URL: ONE, READ_LAG_SECONDS: '0' },
    ['READ_LAG_SECONDS doit être un nombre entier de 1 à 86400.'],
  ],
])('%j: %j', (env, problems) => {
  expect(readConfiguration(env, '/srv/boutique')).toEqual({ ok: false, problems });
});
