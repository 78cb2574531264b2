import { expect, it } from 'vitest';
import { productYield, sheetYield } from './product-yield.ts';
import type { ProductYield, YieldSheet } from './product-yield.ts';

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

const aSheet = (told: Partial<YieldSheet>): YieldSheet => ({
  yieldText: null,
  waste: null,
  match: null,
  destinations: null,
  packs: [{ label: 'Paquet de 2,20 m²', unit: 'm²' }],
  ...told,
});
const paperRolls = [{ label: 'Rouleau 0,53 × 10,05 m', unit: 'U' }];

it.each<[string, Partial<YieldSheet>, ProductYield | null]>([
  [
    'its yield first',
    { yieldText: '12 m²/L', waste: '5 %' },
    { kind: 'coverage', squareMetres: 12, unit: 'L' },
  ],
  [
    'a floor',
    { waste: '7 %', destinations: 'Sol' },
    { kind: 'laid', on: 'floor', wastePercent: 7, unit: 'm²' },
  ],
  [
    'a cloth of walls',
    { waste: '5\u00a0%', destinations: 'Mur, Plafond' },
    { kind: 'laid', on: 'walls', wastePercent: 5, unit: 'm²' },
  ],
  [
    'an insulation of façades',
    { waste: '5 %', destinations: 'ITE' },
    { kind: 'laid', on: 'facade', wastePercent: 5, unit: 'm²' },
  ],
  [
    'wallpaper by its match',
    { match: 'Raccord droit 53 cm', packs: paperRolls },
    {
      kind: 'drops',
      roll: { width: 0.53, length: 10.05 },
      match: { kind: 'straight', repeat: 0.53 },
      unit: 'U',
    },
  ],
  ['square metres without a waste', { destinations: 'Mur' }, null],
  ['a waste that is none', { waste: '90 %' }, null],
  ['a waste of what is not sold by the square metre', { waste: '5 %', packs: paperRolls }, null],
  ['rolls without a match', { packs: paperRolls }, null],
])('PDP-08 calculates by %s', (_, told, expected) => {
  expect(sheetYield(aSheet(told))).toEqual(expected);
});
