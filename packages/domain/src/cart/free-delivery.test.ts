import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { deliveryEstimate } from './free-delivery.ts';

describe('what a delivery would cost', () => {
  it.each([
    [39_999, 2_500, 40_000, { kind: 'charged', fee: 2_500, missing: 1 }],
    [40_000, 2_500, 40_000, { kind: 'free' }],
    [40_001, 2_500, 40_000, { kind: 'free' }],
    [99_999, 2_500, null, { kind: 'charged', fee: 2_500, missing: null }],
    [1, 0, null, { kind: 'free' }],
  ])('%i cents of goods, fee %i, free from %s', (goods, fee, freeFrom, estimate) => {
    const terms = { fee: cents(fee), freeFrom: freeFrom === null ? null : cents(freeFrom) };
    expect(deliveryEstimate(cents(goods), terms)).toEqual(estimate);
  });
});
