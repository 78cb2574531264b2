import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  ['Password1!', true],
  ['P@ssw0rd', true],
  ['P@$$w0rd123!', true],
  ['Azerty123!', true],
  ['Motdepasse2026!', true],
  ['MotDePasse1*', true],
  ['Welcome@2026', true],
  ['Été', false],
  ['Marseille13!', true],
  ['1234567890!', true],
  ['Qwerty!1', true],
  ['!Admin2026', true],
  ['Chantier-56', false],
  ['Pinceau-Large-56', false],
  ['Password du chantier 12!', false],
  ['Été 2026 à Lorient', false],
])('%s: %s', (password, common) => {
  expect(isCommonPassword(password)).toBe(common);
});
