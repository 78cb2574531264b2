import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { discountedPrice, discountLimit, discountTold, floorPrice } from './discount-limit.ts';

describe('the discount of a quotation', () => {
  it.each([
    [3_195, 3_035, 500],
    [426, 405, 500],
    [10_000, 9_475, 525],
    [10_000, 9_450, 550],
    [1_000, 1_000, 0],
  ])('%i sold at %i is told as %i hundredths of a percent', (price, unit, told) => {
    expect(discountTold(cents(price), cents(unit))).toBe(told);
  });

  it('has a limit for each role that writes one; the others give nothing away', () => {
    const roles = ['commercial', 'responsable', 'proprietaire', 'prix', 'service_client', 'lecture_seule'];
    expect(roles.map(discountLimit)).toEqual([1_000, 2_000, 10_000, 0, 0, 0]);
  });

  it.each([
    ['commercial', 10_000, 9_000],
    ['commercial', 1_005, 904],
    ['commercial', 0, 0],
    ['responsable', 1_999, 1_599],
    ['proprietaire', 10_000, 0],
    ['lecture_seule', 10_000, 10_000],
    ['toString', 10_000, 10_000],
  ])('%s, of %i cents: not below %i', (role, customer, floor) => {
    expect(floorPrice(cents(customer), role)).toBe(floor);
  });

  it('taken whole stands on the floor, not below it', () => {
    for (const price of [1, 99, 1_005, 123_457])
      expect(discountedPrice(cents(price), discountLimit('commercial'))).toBe(
        floorPrice(cents(price), 'commercial'),
      );
  });
});
