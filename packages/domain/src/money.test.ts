import { describe, expect, it } from 'vitest';
import { cents, euros, isTooLarge, percentOff } from './money.ts';

describe('money', () => {
  it('holds whole cents only', () => {
    expect(() => cents(12.5)).toThrow(RangeError);
    expect(() => cents(Number.NaN)).toThrow(RangeError);
    expect(euros(cents(2495))).toBe(24.95);
  });

  it('of one order or quotation comes to ten million euros at most', () => {
    expect([1_000_000_000, 1_000_000_001].map(isTooLarge)).toEqual([false, true]);
  });

  it.each([
    [10_000, 8_500, 15],
    [2_999, 1_999, 33.34],
    [500, 500, 0],
    [500, 0, 100],
    [0, 0, 0],
  ])('%i reduced to %i is %d %% off', (full, reduced, percent) => {
    expect(percentOff(cents(full), cents(reduced))).toBe(percent);
  });
});
