import { expect, it } from 'vitest';
import { formulaCode } from './formula-code.ts';

it.each([
  ['Base TR (transparente)', 'RAL 7016', '#373F43', 'D', 'TR-RAL7016-D'],
  ['Base P (pastel)', 'VB-NO040', '#F2EFE8', 'A', 'P-VBNO040-A'],
  ['Base M (moyenne)', null, '#2E5978', 'C', 'M-2E5978-C'],
  ['Base teintable', 'RAL 3000', '#AB2524', 'D', 'U-RAL3000-D'],
  [null, 'RAL 3000', '#AB2524', 'D', 'U-RAL3000-D'],
])('of %s, %s and %s in class %s the code is %s', (base, code, hex, tintClass, expected) => {
  expect(formulaCode({ base, code, hex, tintClass: tintClass ?? '' })).toBe(expected);
});
