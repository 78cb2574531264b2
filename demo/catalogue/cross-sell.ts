// What goes with a product: for each family tied to its own, the first product of the same tier.
import links from '../data/grammar/cross-sell.json' with { type: 'json' };

export type CrossSold = { sku: string; family: number; tier: string };

const MOST = 3;
const goesWith = new Map(links.map((link) => [link.family, link.goesWith]));

/** `catalogue` in its own order; the function returned gives the skus shown beside a product. */
export function crossSell(catalogue: Iterable<CrossSold>): (product: CrossSold) => string[] {
  const first = new Map<string, string>();
  for (const { family, tier, sku } of catalogue) {
    const key = `${family}:${tier}`;
    if (!first.has(key)) first.set(key, sku);
  }
  return ({ family, tier }) =>
    (goesWith.get(family) ?? []).flatMap((other) => first.get(`${other}:${tier}`) ?? []).slice(0, MOST);
}
