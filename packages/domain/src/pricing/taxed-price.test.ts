import { describe, expect, it } from 'vitest';
import { taxRate } from '../tax.ts';
import { taxedPackPrice, taxedRange, taxedUnitPrice } from './taxed-price.ts';

const rate = taxRate('standard');
const list = { packHt: 2079, unitHt: 69_300, reduction: null };
const reduced = { ...list, reduction: { kind: 'PROMOTION', packHt: 1767, unitHt: 58_900 } as const };

describe('public prices with tax', () => {
  it('pays the list price, or the reduced one', () => {
    expect(taxedPackPrice(list, rate)).toEqual({ regular: 2495, final: 2495, kind: null });
    expect(taxedPackPrice(reduced, rate)).toEqual({ regular: 2495, final: 2120, kind: 'PROMOTION' });
  });

  it('tells the price of a litre in cents', () => {
    expect(taxedUnitPrice(list, rate)).toBe(832);
    expect(taxedUnitPrice(reduced, rate)).toBe(707);
  });

  it('ranges over what is really paid', () => {
    const cheapest = taxedPackPrice(reduced, rate);
    const dearest = taxedPackPrice({ ...list, packHt: 9000 }, rate);
    expect(taxedRange([taxedPackPrice(list, rate), cheapest, dearest])).toEqual({
      lowest: cheapest,
      highest: dearest,
    });
    expect(taxedRange([dearest, taxedPackPrice(list, rate), cheapest])).toEqual({
      lowest: cheapest,
      highest: dearest,
    });
    expect(taxedRange([])).toBeNull();
  });

  it('of two that are paid the same the first is told', () => {
    const plain = taxedPackPrice({ ...list, packHt: 1767 }, rate);
    const struck = taxedPackPrice(reduced, rate);
    expect(taxedRange([plain, struck])).toEqual({ lowest: plain, highest: plain });
  });
});
