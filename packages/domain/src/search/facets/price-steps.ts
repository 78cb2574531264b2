// The price facet: ranges between round sums, both ends included, as the filter from–to understands them.

/** In cents; `value` is its name, in euros: 10_50. */
export type PriceStep = { from: number; to: number; value: string };

const ROUND_EUROS = [
  0, 10, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 1_000_000, 100_000_000,
];

/** Lowest first. */
export const priceSteps: readonly PriceStep[] = ROUND_EUROS.slice(1).map((to, at) => {
  const from = ROUND_EUROS[at] ?? 0;
  return { from: from * 100, to: to * 100, value: `${from}_${to}` };
});

const ENDS = Int32Array.from(ROUND_EUROS.slice(1), (euros) => Math.min(euros * 100, 2 ** 31 - 1));

// Most prices are low, and guessing right among many saves more than looking: bounds are whole tens of euros.
const TEN_EUROS = 1_000;
const LOW = Uint8Array.from({ length: 1_000 }, (_, tens) => ENDS.findIndex((end) => end >= tens * TEN_EUROS));

function firstStep(price: number): number {
  return LOW[Math.ceil(price / TEN_EUROS)] ?? 0;
}

/**
 * How many of these products fall into each step; -1 is no price. A price on a bound belongs to both ranges: choosing
 * either lists it.
 */
export function countPriceSteps(prices: Int32Array, products: Uint32Array): Uint32Array {
  const counts = new Uint32Array(ENDS.length);
  for (let at = 0; at < products.length; at += 1) {
    const price = prices[products[at] ?? 0] ?? -1;
    if (price < 0) continue;
    let step = firstStep(price);
    while (price > (ENDS[step] ?? 0)) step += 1;
    counts[step] = (counts[step] ?? 0) + 1;
    if (price === ENDS[step] && step + 1 < counts.length) counts[step + 1] = (counts[step + 1] ?? 0) + 1;
  }
  return counts;
}
