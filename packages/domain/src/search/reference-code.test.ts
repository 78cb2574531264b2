import { describe, expect, it } from 'vitest';
import { referenceCode, referenceCodes } from './reference-code.ts';

describe('a typed reference', () => {
  it.each([
    ['10200013', '10200013'],
    [' 10200013 ', '10200013'],
    ['p102000', 'P102000'],
    ['3 760123 456789', '3760123456789'],
    ['3\u00a0760123\u00a0456789', '3760123456789'],
    ['réf. 10200013', '10200013'],
    ['Référence : 10200013', '10200013'],
    ['peinture', null],
    ['RAL 7016', null],
    ['12', null],
    ['', null],
    ['1'.repeat(65), null],
  ])('%s', (typed, code) => {
    expect(referenceCode(typed)).toBe(code);
  });
});

describe('several references', () => {
  it.each([
    ['10200013 10100001', ['10200013', '10100001']],
    ['p102000, 10100001;10100001', ['P102000', '10100001']],
    ['10200013', []],
    ['10200013 lasure', []],
    ['10200013 180mm', []],
    ['3760123 456789', []],
    ['', []],
  ])('%s', (typed, codes) => {
    expect(referenceCodes(typed)).toEqual(codes);
  });
});
