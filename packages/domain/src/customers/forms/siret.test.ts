import { describe, expect, it } from 'vitest';
import { isSiren, isSiret, vatNumberOf } from './siret.ts';

describe('isSiret', () => {
  it.each([
    ['99990101000010', true],
    ['99998887700018', true],
    ['99998887700010', false],
    ['99990525500017', true],
    ['099990101000010', false],
    ['999901010000109', false],
    ['9999010100001', false],
    ['9999010100001X', false],
  ])('%s: %s', (text, valid) => {
    expect(isSiret(text)).toBe(valid);
  });

  it('allows the establishments of La Poste, whose digits sum to a multiple of five', () => {
    expect(isSiret('35600000000048')).toBe(true);
    expect(isSiret('35600000049837')).toBe(true);
    expect(isSiret('35600000049838')).toBe(false);
  });
});

describe('isSiren', () => {
  it.each([
    ['999907009', true],
    ['732829320', true],
    ['999907008', false],
    ['99990700', false],
    ['9999070090', false],
    ['99990700X', false],
  ])('%s: %s', (text, valid) => {
    expect(isSiren(text)).toBe(valid);
  });
});

it.each([
  ['732829320', 'FR44732829320'],
  ['999907009', 'FR16999907009'],
])('the VAT number of %s is %s', (siren, number) => {
  expect(vatNumberOf(siren)).toBe(number);
});
