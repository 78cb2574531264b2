import { describe, expect, it } from 'vitest';
import { priceFaults, unitFitsPack, type PriceLine } from './price-line.ts';

const price: PriceLine = {
  article_sku: '10100001',
  pack_ht_cents: 2079,
  unit_ht: 6.93,
  eco_ht_cents: 0,
  reduced_type: null,
  reduced_pack_ht_cents: null,
  reduced_unit_ht: null,
};
const reduced = { reduced_type: 'PROMOTION', reduced_pack_ht_cents: 1663, reduced_unit_ht: 5.54 };

describe('priceFaults', () => {
  it('finds nothing wrong with a price, reduced or not', () => {
    expect(priceFaults(price)).toEqual([]);
    expect(priceFaults({ ...price, ...reduced })).toEqual([]);
  });

  it.each([
    ['a sell-off', { ...reduced, reduced_type: 'DESTOCK' }],
    ['reduced from a day on', { ...reduced, reduced_from: '2026-11-15' }],
    ['reduced until a day', { ...reduced, reduced_to: '2026-11-15' }],
    ['reduced for one day', { ...reduced, reduced_from: '2026-11-15', reduced_to: '2026-11-15' }],
    ['reduced for two days', { ...reduced, reduced_from: '2026-11-15', reduced_to: '2026-11-16' }],
  ])('finds nothing wrong with a price %s', (_name, more) => {
    expect(priceFaults({ ...price, ...more })).toEqual([]);
  });

  it.each([
    ['missing-sku', { article_sku: '' }],
    ['missing-sku', { article_sku: '  ' }],
    ['bad-amount', { pack_ht_cents: -1 }],
    ['bad-amount', { eco_ht_cents: -1 }],
    ['bad-amount', { unit_ht: -0.01 }],
    ['bad-amount', { ...reduced, reduced_pack_ht_cents: -1 }],
    ['bad-amount', { ...reduced, reduced_unit_ht: -0.01 }],
    ['bad-amount', { ...reduced, reduced_unit_ht: Number.NaN }],
    ['bad-amount', { pack_ht_cents: 20.79 }],
    ['bad-amount', { unit_ht: Number.NaN }],
    ['half-reduction', { reduced_type: 'PROMOTION' }],
    ['half-reduction', { ...reduced, reduced_type: null }],
    ['half-reduction', { ...reduced, reduced_pack_ht_cents: null }],
    ['half-reduction', { ...reduced, reduced_unit_ht: null }],
    ['half-reduction', { reduced_pack_ht_cents: 1663 }],
    ['half-reduction', { reduced_unit_ht: 5.54 }],
    ['unknown-reduction', { ...reduced, reduced_type: 'SOLDES' }],
    ['days-without-reduction', { reduced_to: '2026-11-30' }],
    ['days-without-reduction', { reduced_from: '2026-11-30' }],
    ['ends-before-it-begins', { ...reduced, reduced_from: '2026-11-15', reduced_to: '2026-11-14' }],
    ['reduction-not-lower', { ...reduced, reduced_pack_ht_cents: 2079 }],
  ])('%s', (fault, more) => {
    expect(priceFaults({ ...price, ...more })).toEqual([fault]);
  });

  it.each([
    ['given away', { pack_ht_cents: 0, unit_ht: 0 }],
    ['whose unit costs nothing', { unit_ht: 0 }],
    ['reduced to nothing', { ...reduced, reduced_pack_ht_cents: 0, reduced_unit_ht: 0 }],
  ])('takes no price %s: it is a hole in the file', (_name, more) => {
    expect(priceFaults({ ...price, ...more })).toEqual(['no-price']);
  });
});

it.each([
  [2_500, 5, 5, true],
  [2_500, 5.05, 5, true],
  [2_500, 5.06, 5, false],
  [2_500, 8.3333, 5, false],
  [2_350, 7.8333, 3, true],
  // a unit's price in whole cents
  [1_750, 0.02, 1_000, true],
  [1_750, 0.03, 1_000, false],
])('%d cents and %d € for one of %d: %s', (pack, unit, quantity, fits) => {
  expect(unitFitsPack(pack, unit, quantity)).toBe(fits);
});
