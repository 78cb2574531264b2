import { expect, it } from 'vitest';
import { productYield } from './product-yield.ts';
import type { ProductYield } from './product-yield.ts';

it.each<[string | null, ProductYield | null]>([
  ['9 à 11 m²/L', { kind: 'coverage', squareMetres: 9, unit: 'L' }],
  ['2,5 à 4 m²/kg', { kind: 'coverage', squareMetres: 2.5, unit: 'kg' }],
  ['12 m²/L', { kind: 'coverage', squareMetres: 12, unit: 'L' }],
  ['4 à 5 kg/m²', { kind: 'consumption', perSquareMetre: 5, perMillimetre: false, unit: 'kg' }],
  ['1,8 à 2\u00a0kg/m²/mm', { kind: 'consumption', perSquareMetre: 2, perMillimetre: true, unit: 'kg' }],
  [' 9  à  11  m² / L ', { kind: 'coverage', squareMetres: 9, unit: 'L' }],
  ['0,8 à 1 kg/m²', { kind: 'consumption', perSquareMetre: 1, perMillimetre: false, unit: 'kg' }],
  ['0 à 5 kg/m²', null],
  ['9 m²/L/mm', null],
  ['4 kg/m²/cm', null],
  ['2 kg/m²/mm/couche', null],
  ['selon support', null],
  ['0 m²/L', null],
  ['9 à 11 m', null],
  ['', null],
  [null, null],
])('PDP-08 the yield « %s »', (text, expected) => {
  expect(productYield(text)).toEqual(expected);
});
