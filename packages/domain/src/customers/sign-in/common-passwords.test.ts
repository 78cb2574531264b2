import { describe, expect, it } from 'vitest';
import { commonPasswordWords } from './common-password-words.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordFaults } from './password-rule.ts';

it.each([
  ['Password1!', true],
  ['P@ssw0rd', true],
  ['P@$$w0rd123!', true],
  ['Azerty123!', true],
  ['AZERTYuiop1!', true],
  ['1q2w3e4R!', true],
  ['1Qaz2wsx!', true],
  ['Lkjhgfds1!', true],
  ['Abcdefgh1!', true],
  ['Abc123def!', true],
  ['Aaaaaaa1!', true],
  ['Motdepasse2026!', true],
  ['M0td3p@ss3!', true],
  ['MotDePasse1*', true],
  ['TestTest1!', true],
  ['Soleil!1', true],
  ['S0l31l!2026', true],
  ['!!Éric1998', true],
  ['Welcome@2026', true],
  ['Été', true],
  ['Marseille13!', true],
  ['1234567890!', true],
  ['Qwerty!1', true],
  ['!Admin2026', true],
  ['8305-2917!', true],
  ['So1eil26!', true],
  ['Tyui-98!5', true],
  ['Tyu-98!56', false],
  ['12-4Password!', true],
  ['12-4-Password!', false],
  ['Password-1-3-5-8', true],
  ['Password-1-3-5-79', false],
  ['Az-19-46!', false],
  ['Vertpassword1!', false],
  ['Passwordvert1!', false],
  ['Passwordchantier1!', false],
  ['Aaltonen-Bois-7', false],
  ['Chantier-56', false],
  ['Pinceau-Large-56', false],
  ['Password du chantier 12!', false],
  ['Été 2026 à Lorient', false],
  ['Brume-d’Armor-7', false],
  ['Xk7!qPz2', false],
])('%s: %s', (password, common) => {
  expect(isCommonPassword(password)).toBe(common);
});

it.each([
  'Qsdfghjk1!',
  'Wxcvbn-12!',
  'Qwertzui1!',
  'Asdfghjk1!',
  'Zxcvbnm-1!',
  '1a2z3e4R!',
  'Q1w2e3r4!',
  'A1z2e3r4!',
  'A1b2c3d4!',
  '1A2b3c4d!',
  '1Aqw2zsx!',
  'Aqw1zsx2!',
  'Qaz1wsx2!',
  '123Abc456!',
  'Mlkjhgfd1!',
])('%s is a walk over the keyboard', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  '@a',
  '4a',
  '8b',
  '(c',
  '3e',
  '€e',
  '6g',
  '9g',
  '1i',
  '!i',
  '|l',
  '1l',
  '0o',
  '5s',
  '$s',
  '7t',
  '+t',
  '2z',
])('a common word is known with the look-alike of %s', ([sign = '', letter = '']) => {
  const word =
    [...commonPasswordWords].find((one) => one.length > 5 && one.slice(1, -1).includes(letter)) ?? '';
  expect(isCommonPassword(word[0]?.toUpperCase() + word.slice(1).replaceAll(letter, sign) + '-1')).toBe(true);
});

describe('the commonest passwords', () => {
  const rule = { minimumLength: 8, classes: 4 };
  const endings = ['1!', '123!', '123*', '2024!', '2025!', '2026!', '@1', '@123', '#1', '01!', '!1', '!2026'];
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const leet = (word: string) =>
    word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('s', '$');
  const forms = [...commonPasswordWords].flatMap((word) => [
    ...endings.map((ending) => capital(word) + ending),
    ...endings.map((ending) => capital(leet(word)) + ending),
  ]);
  // What the rule of composition refuses anyway needs no list.
  const passing = new Set(forms.filter((form) => passwordFaults(form, rule).length === 0));

  it('are far more than three thousand that the rule of composition would let through', () => {
    expect(commonPasswordWords.size).toBeGreaterThan(1_000);
    expect(passing.size).toBeGreaterThan(3_000);
  });

  it('are refused, all of them that are a word and its usual ending', () => {
    const spared = [...passing].filter((form) => !isCommonPassword(form));
    expect(spared).toEqual([]);
  });

  it('are listed folded: small letters, each once', () => {
    expect([...commonPasswordWords].filter((word) => !/^[a-z]{2,}$/.test(word))).toEqual([]);
  });
});
