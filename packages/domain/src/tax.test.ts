import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import { documentTotals, excludingTax, includingTax, taxRate, unitPriceIncludingTax } from './tax.ts';

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

  it('taken off again, leaves what it was put on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
        expect(excludingTax(includingTax(cents(price), standard), standard)).toBe(price);
      }),
    );
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
    [125, 2],
    [124, 1],
    [1_000_000, 12_000],
    [9_999_999_999, 120_000_000],
    [41, 0],
  ])('%i ten-thousandths per litre are %i cents with tax', (without, withTax) => {
    expect(unitPriceIncludingTax(without, standard)).toBe(withTax);
  });
});

const rates = fc.constantFrom(550, 1000, 2000).map((rate) => rate as typeof standard);
const lines = fc.array(
  fc.record({ excluding: fc.integer({ min: 0, max: 10_000_000 }).map(cents), rate: rates }),
  { maxLength: 40 },
);

describe('documentTotals', () => {
  it('rounds the tax once per rate', () => {
    const line = { excluding: cents(3), rate: standard };
    expect(documentTotals([line, line, line])).toEqual({
      excluding: 9,
      taxes: [{ rate: 2000, base: 9, tax: 2 }],
      including: 11,
    });
  });

  it('adds up to the cent, in whole cents, whatever the order of the lines', () => {
    fc.assert(
      fc.property(lines, (drawn) => {
        const { excluding, taxes, including } = documentTotals(drawn);
        expect(excluding).toBe(drawn.reduce((sum, line) => sum + line.excluding, 0));
        expect(including).toBe(excluding + taxes.reduce((sum, { tax }) => sum + tax, 0));
        expect([excluding, including, ...taxes.map(({ tax }) => tax)].every(Number.isSafeInteger)).toBe(true);
        for (const { rate, base, tax } of taxes)
          expect(Math.abs(tax * 10_000 - base * rate)).toBeLessThanOrEqual(5_000);
        expect(documentTotals(drawn.toReversed())).toEqual(documentTotals(drawn));
      }),
    );
  });
});
