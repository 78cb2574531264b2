// The price facet: ranges between round sums, both ends included, as the filter from–to understands them.
import { draftColumn } from './facet-columns.ts';
import type { FacetColumn } from './facet-columns.ts';

/** In cents. */
export type PriceStep = { from: number; to: number };

const ROUND_EUROS = [
  0, 10, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 1_000_000, 100_000_000,
];
const BOUNDS = ROUND_EUROS.map((euros) => euros * 100);
const STEPS = BOUNDS.slice(1).map((to, at): PriceStep => ({ from: BOUNDS[at] ?? 0, to }));

/**
 * The ranges each price falls into, lowest first, as `10_50`. A price on a bound belongs to both ranges: choosing
 * either lists it.
 */
export function priceStepColumn(prices: Int32Array): FacetColumn {
  const draft = draftColumn('price', (name) => name);
  for (const price of prices) draft.add(stepsOf(price).map(nameOf));
  return draft.finish((a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10));
}

function stepsOf(price: number): PriceStep[] {
  return price < 0 ? [] : STEPS.filter(({ from, to }) => price >= from && price <= to);
}

function nameOf({ from, to }: PriceStep): string {
  return `${from / 100}_${to / 100}`;
}
