import { describe, expect, it } from 'vitest';
import { isSalable } from './is-salable.ts';

describe('isSalable', () => {
  it.each([
    ['in range, whatever the stock', { isPriced: true, rangeStatus: 'P', available: 0 }, true],
    ['in range, no store chosen', { isPriced: true, rangeStatus: 'U', available: null }, true],
    ['out of range, some left', { isPriced: true, rangeStatus: 'O', available: 2 }, true],
    ['out of range, the last one', { isPriced: true, rangeStatus: 'O', available: 1 }, true],
    ['out of range, none left', { isPriced: true, rangeStatus: 'O', available: 0 }, false],
    ['out of range, no store chosen', { isPriced: true, rangeStatus: 'O', available: null }, false],
    ['never without a price', { isPriced: false, rangeStatus: 'P', available: 9 }, false],
  ])('%s', (_, article, salable) => {
    expect(isSalable(article)).toBe(salable);
  });
});
