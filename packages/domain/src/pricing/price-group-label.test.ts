import { expect, it } from 'vitest';
import { priceGroupLabel, readPriceGroupName } from './price-group-label.ts';

const names = [
  { code: 'BOIS', name: 'Bois' },
  { code: 'ITE', name: 'ITE' },
];

it.each([
  ['BOIS', 'Bois (BOIS)'],
  ['ITE', 'ITE'],
  ['SOL', 'SOL'],
])('shows the price group %s as %s', (code, shown) => {
  expect(priceGroupLabel(code, names)).toBe(shown);
});

it.each([
  ['BOIS = Bois', { code: 'BOIS', name: 'Bois' }],
  ['RMS=Revêtements muraux et sols', { code: 'RMS', name: 'Revêtements muraux et sols' }],
  ['BOIS', null],
  ['BOIS =', null],
  ['= Bois', null],
  ['BOIS ET SOL = Bois', null],
  ['BOIS = Bois = Sol', null],
  [`BOIS = ${'x'.repeat(61)}`, null],
])('reads %s', (line, read) => {
  expect(readPriceGroupName(line)).toEqual(read);
});
