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
  // A painted card is not bought by the litre, a pot of 75 mL is.
  [{ price: 3.35, quantity: 0.02, unit: 'L' }, null],
  [
    { price: 6, quantity: 0.075, unit: 'L' },
    { amount: 80, unit: 'L' },
  ],
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
  [3.35, { amount: 167.54, unit: 'L' }, null],
  [6, { amount: 80, unit: 'L' }, { amount: 80, unit: 'L' }],
  [0.4, { amount: 40, unit: 'M2' }, { amount: 40, unit: 'M2' }],
])(
  'PRC-12 beside %s a unit at %j is told as %j: a pack of one does not say its price twice, a card none by the litre',
  (pack, unit, told) => {
    expect(shownUnitPrice(pack, unit)).toEqual(told);
  },
);
