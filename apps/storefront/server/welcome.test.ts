import { expect, it } from 'vitest';
import { welcome } from './welcome.ts';

const publicUrl = 'http://localhost:3000';
const demo = { publicUrl, mode: 'demo', loadDemo: true } as const;

it('shows the address of a demo and a line for a visitor, for a company and for the back office', () => {
  const lines = welcome(demo, { hasSite: true }).split('\n');
  expect(lines).toContain('La boutique est ouverte\u00A0: http://localhost:3000');
  const first = lines.indexOf('À essayer d’abord\u00A0:');
  expect(lines.slice(first + 1, first + 4)).toEqual([
    expect.stringMatching(/^ {2}en visiteur .* http:\/\/localhost:3000\/search\?q=lasure$/),
    expect.stringMatching(/^ {2}en entreprise {2}yann\.kermarrec@\S+, mot de passe Demo!2026\u00A0: http/),
    expect.stringMatching(
      /^ {2}en gestion .*@\S+, mot de passe Gestion!2026, code 000000\u00A0: \S+\/gestion$/,
    ),
  ]);
  expect(lines[first + 4]).toBe('Tous les comptes\u00A0: http://localhost:3000/dev/comptes');
});

it.each([
  ['in production', { publicUrl, mode: 'production', loadDemo: false }],
  ['without the demo', { publicUrl, mode: 'demo', loadDemo: false }],
] as const)('shows neither accounts nor their page %s', (_where, configuration) => {
  const text = welcome(configuration, { hasSite: true });
  expect(text).not.toMatch(/mot de passe|dev\/comptes/);
});

it('shows how to open a shop that has no site yet', () => {
  const text = welcome({ publicUrl, mode: 'production', loadDemo: false }, { hasSite: false });
  expect(text).toContain('La boutique est en préparation\u00A0: http://localhost:3000');
  expect(text).toContain('npm run shop -- init');
});
