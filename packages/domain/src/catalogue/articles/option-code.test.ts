import { expect, it } from 'vitest';
import { optionCode, optionNamed } from './option-code.ts';

it.each([
  ['Blanc', 'blanc'],
  ['Base P (pastel)', 'base-p-pastel'],
  ['2,5 L', '2-5-l'],
  ['25 L', '25-l'],
  ['110 g/m²', '110-g-m2'],
  ['À l’unité', 'a-l-unite'],
  ['Gris anthracite RAL 7016', 'gris-anthracite-ral-7016'],
])('%s stands in an address as %s', (label, code) => {
  expect(optionCode(label)).toBe(code);
});

it('finds the option an address names, by code or by its own name', () => {
  const options = [{ label: '2,5 L' }, { label: '25 L' }];
  expect(optionNamed(options, '2-5-l')).toBe(options[0]);
  expect(optionNamed(options, '25 L')).toBe(options[1]);
  expect(optionNamed(options, '<script>')).toBeNull();
  expect(optionNamed(options, '')).toBeNull();
  expect(optionNamed(options, null)).toBeNull();
});
