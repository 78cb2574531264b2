import { expect, it } from 'vitest';
import { countPriceSteps, priceSteps } from './price-steps.ts';

const prices = Int32Array.of(6_000, 0, 1_000, 1_001, 5_000, -1, 2 ** 31 - 1);

function counted(...products: number[]): Record<string, number> {
  const counts = countPriceSteps(prices, Uint32Array.from(products));
  return Object.fromEntries(
    priceSteps.map(({ value }, at) => [value, counts[at] ?? 0] as const).filter(([, count]) => count > 0),
  );
}

it('steps go from one round sum to the next, lowest first', () => {
  expect(priceSteps.slice(0, 3)).toEqual([
    { from: 0, to: 1_000, value: '0_10' },
    { from: 1_000, to: 5_000, value: '10_50' },
    { from: 5_000, to: 10_000, value: '50_100' },
  ]);
  expect(priceSteps.every(({ from }, at) => at === 0 || priceSteps[at - 1]?.to === from)).toBe(true);
});

it('a price on a bound counts on both sides, and none where there is no price', () => {
  expect(counted(1, 2, 3, 4, 5)).toEqual({ '0_10': 2, '10_50': 3, '50_100': 1 });
});

it('the dearest thing there can be has a step', () => {
  expect(counted(6)).toEqual({ '1000000_100000000': 1 });
});
