import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each([
  ['yann.kermarrec@demo.valbrune.example', true],
  ['  yann@demo.example  ', true],
  ['yann+chantier@demo.example', true],
  ['yann@demo', false],
  ['yann@@demo.example', false],
  ['yann@demo..example', false],
  ['yann kermarrec@demo.example', false],
  ['"yann"@demo.example', false],
  ['@demo.example', false],
  [`${'y'.repeat(250)}@demo.example`, false],
  ['', false],
])('%j is an address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});
