import { expect, it } from 'vitest';
import { showsStock } from './shows-stock.ts';

it.each([
  [false, null, false],
  [true, null, true],
  [false, 'VB001', true],
  [true, 'VB001', true],
])('STK-07 signed in %s, store %s: stock shown %s', (signedIn, shopCode, expected) => {
  expect(showsStock({ signedIn, shopCode })).toBe(expected);
});
