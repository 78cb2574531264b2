import { expect, it } from 'vitest';
import { shownUnitPrice, unitPrice } from './unit-price.ts';

it.each([
  [
    { price: 24.95, quantity: 3, unit: 'L' },
    { amount: 8.32, unit: 'L' },
  ],
  [
    { price: 12.4, quantity: 1, unit: 'L' },
    { amount: 12.4, unit: 'L' },
  ],
  [
    { price: 9.9, quantity: 0.4, unit: 'L' },
    { amount: 24.75, unit: 'L' },
  ],
  [
    { price: 1.005, quantity: 1, unit: 'kg' },
    { amount: 1, unit: 'kg' },
  ],
  [
    { price: 32, quantity: 12, unit: 'U' },
    { amount: 2.67, unit: 'U' },
  ],
  [{ price: 32, quantity: 1, unit: 'U' }, null],
  [{ price: 32, quantity: 0, unit: 'L' }, null],
])('PRC-12 %j per unit', (pack, expected) => {
  expect(unitPrice(pack)).toEqual(expected);
});

it.each([
  [12.4, { amount: 12.4, unit: 'L' }, null],
  [12.4, { amount: 12.3999, unit: 'KG' }, null],
  [32, { amount: 32, unit: 'U' }, null],
  [24.95, { amount: 8.3167, unit: 'L' }, { amount: 8.3167, unit: 'L' }],
  [null, { amount: 8, unit: 'L' }, { amount: 8, unit: 'L' }],
  [12.4, null, null],
])(
  'PRC-12 beside %s a unit at %j is told as %j: a pack of one does not say its price twice',
  (pack, unit, told) => {
    expect(shownUnitPrice(pack, unit)).toEqual(told);
  },
);
