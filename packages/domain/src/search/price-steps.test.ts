import { expect, it } from 'vitest';
import { tally } from './facet-columns.ts';
import { priceStepColumn } from './price-steps.ts';

const prices = Int32Array.of(6_000, 0, 1_000, 1_001, 5_000, -1);

it('steps go from one round sum to the next, lowest first, where there is a price', () => {
  const { options, places } = priceStepColumn(prices);
  expect(options.map((option) => option.value)).toEqual(['0_10', '10_50', '50_100']);
  expect(places.get('10_50')).toBe(1);
});

it('a price on a bound counts on both sides, and none where there is no price', () => {
  expect([...tally(priceStepColumn(prices), Uint32Array.of(1, 2, 3, 4, 5))]).toEqual([2, 3, 1]);
});
