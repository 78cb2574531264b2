import { describe, expect, it } from 'vitest';
import { LONGEST_PASSWORD, passwordFaults, passwordRuleOf } from './password-rule.ts';

const full = { minimumLength: 8, classes: 4 };

describe('passwordFaults', () => {
  it.each([
    ['Chantier-56', []],
    ['Été 2026 à Lorient', []],
    ['Aa1!Aa1', ['too-short']],
    ['chantier-56', ['no-uppercase']],
    ['CHANTIER-56', ['no-lowercase']],
    ['Chantier-Nord', ['no-digit']],
    ['Chantier56', ['no-symbol']],
    ['', ['too-short', 'no-uppercase', 'no-lowercase', 'no-digit', 'no-symbol']],
    ['a', ['too-short', 'no-uppercase', 'no-digit', 'no-symbol']],
  ])('PWD-04 eight characters, upper case, lower case, digit and symbol: %j', (password, faults) => {
    expect(passwordFaults(password, full)).toEqual(faults);
  });

  it.each([
    ['chantier-56', { minimumLength: 8, classes: 3 }, []],
    ['chantier', { minimumLength: 8, classes: 3 }, ['no-uppercase', 'no-digit', 'no-symbol']],
    ['Chantier-56', { minimumLength: 12, classes: 4 }, ['too-short']],
  ])('PWD-04 the site sets another length and another number of classes: %j %j', (password, rule, faults) => {
    expect(passwordFaults(password, rule)).toEqual(faults);
  });

  it('A02 long sentences with spaces and accents are good; only what nobody types is too long', () => {
    expect(passwordFaults(`${'é '.repeat(60)}Aa1!`, full)).toEqual([]);
    expect(passwordFaults('Aa1!'.repeat(LONGEST_PASSWORD / 4), full)).toEqual([]);
    expect(passwordFaults(`${'Aa1!'.repeat(LONGEST_PASSWORD / 4)}x`, full)).toEqual(['too-long']);
  });

  it('counts characters, not code units', () => {
    expect(passwordFaults('Aa1😀😀😀', full)).toEqual(['too-short']);
  });
});

describe('passwordRuleOf', () => {
  it.each([
    [
      { minimum_password_length: '10', required_character_classes_number: '3' },
      { minimumLength: 10, classes: 3 },
    ],
    [{}, full],
    [{ minimum_password_length: '10 signes', required_character_classes_number: 'de 3' }, full],
    [{ minimum_password_length: null, required_character_classes_number: 'beaucoup' }, full],
  ])('%j: %j', (settings, rule) => {
    expect(passwordRuleOf(settings)).toEqual(rule);
  });
});
