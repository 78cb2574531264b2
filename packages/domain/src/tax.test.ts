import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import { includingTax, taxRate, unitPriceIncludingTax } from './tax.ts';

const standard = taxRate('standard');

describe('tax', () => {
  it('is 20 % on everything sold', () => {
    expect([standard, taxRate('reduced')]).toEqual([2000, 2000]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [2079, 2495],
    [4158, 4990],
    [12, 14],
    [13, 16],
    [100_000_000, 120_000_000],
  ])('%i cents without tax are %i with it', (without, withTax) => {
    expect(includingTax(cents(without), standard)).toBe(withTax);
  });

  it('half a cent goes up', () => {
    expect(includingTax(cents(1_0003), 2_500 as typeof standard)).toBe(12_504);
    expect(includingTax(cents(2), 2_500 as typeof standard)).toBe(3);
  });

  it.each([
    [69_300, 832],
    [124_041, 1_488],
    [4, 0],
    [42, 1],
  ])('%i ten-thousandths per litre are %i cents with tax', (without, withTax) => {
    expect(unitPriceIncludingTax(without, standard)).toBe(withTax);
  });
});
