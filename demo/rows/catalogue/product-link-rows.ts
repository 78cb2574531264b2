// What the demo shows beside each product: what goes with it, its neighbours on the shelf, the next better one.
import { crossSell } from '../../catalogue/cross-sell.ts';
import { generateCatalogue, type DemoSize } from '../../catalogue/generate-catalogue.ts';
import { TIERS } from '../../catalogue/grammar.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import type { FileLine } from '../file-line.ts';

type Shelved = { sku: string; family: number; tier: string; brand: string; category: string };

/** One of which the stores hold no more of a base that was sold: ordered again, it is the other. */
const REPLACED: ReadonlyMap<string, string> = new Map([['P103004', 'P103000']]);

const MOST_NEIGHBOURS = 4;
const MOST_BETTER = 2;

export function productLinkRows(size: DemoSize): Iterable<FileLine> {
  const catalogue = Array.from(
    generateCatalogue(size),
    ({ sku, family, tier, brand, category }): Shelved => ({ sku, family, tier, brand, category }),
  );
  const goesWith = crossSell(catalogue);
  const shelves = grouped(catalogue, (product) => product.category);
  const tiers = grouped(catalogue, tierKey);
  const replaced = new Map([...REPLACED].map(([gone, by]) => [skuAtSize(gone, size), skuAtSize(by, size)]));
  return {
    *[Symbol.iterator]() {
      for (const product of catalogue) {
        yield {
          produit: product.sku,
          associes: neighbours(product, shelves.get(product.category) ?? []),
          superieurs: better(product, tiers),
          complements: goesWith(product).filter((sku) => sku !== product.sku),
          remplace_par: replaced.get(product.sku),
        };
      }
    },
  };
}

// The next ones on the shelf, wrapping around at its end, so that every product is a neighbour of another.
function neighbours(product: Shelved, shelf: readonly Shelved[]): string[] {
  const at = shelf.indexOf(product);
  const following = Array.from(
    { length: Math.min(shelf.length - 1, 3 * MOST_NEIGHBOURS) },
    (_, step) => shelf[(at + 1 + step) % shelf.length],
  ).filter((other) => other !== undefined);
  return following
    .map((other, distance) => ({ sku: other.sku, far: distance + strangeness(product, other) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_NEIGHBOURS)
    .map(({ sku }) => sku);
}

// Same tier matters more than same brand, and both more than a place nearer on the shelf.
function strangeness(product: Shelved, other: Shelved): number {
  return (product.tier === other.tier ? 0 : 200) + (product.brand === other.brand ? 0 : 100);
}

function better(product: Shelved, tiers: ReadonlyMap<string, readonly Shelved[]>): string[] {
  const next = TIERS[TIERS.findIndex((tier) => tier === product.tier) + 1];
  if (next === undefined) return [];
  const above = tiers.get(tierKey({ ...product, tier: next })) ?? [];
  const ownBrand = above.filter((other) => other.brand === product.brand);
  return [...new Set([...ownBrand, ...above.slice(0, MOST_BETTER)])]
    .slice(0, MOST_BETTER)
    .map(({ sku }) => sku);
}

function tierKey({ family, tier }: Shelved): string {
  return `${family}:${tier}`;
}

function grouped(products: readonly Shelved[], keyOf: (product: Shelved) => string): Map<string, Shelved[]> {
  const groups = new Map<string, Shelved[]>();
  for (const product of products) {
    const key = keyOf(product);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [product]);
    else group.push(product);
  }
  return groups;
}
