// Products that are alike in every facet form a group. A common word finds half of the catalogue: its groups are counted
// once, and every facet's counts follow from them.
import { tally, tallyLists } from './facet-columns.ts';
import type { FacetColumn } from './facet-columns.ts';

export type FacetGroups = {
  /** in which the products of a group are alike */
  columns: ReadonlySet<FacetColumn>;
  /** the group of each product */
  groups: Uint16Array;
  /** a product of each group */
  examples: Uint32Array;
};

/** With fewer products to a group, counting groups saves nothing. */
const FEWEST_IN_A_GROUP = 4;
const MOST_GROUPS = 0x10000;

/** Null where products differ too much. */
export function facetGroups(columns: readonly FacetColumn[], products: number): FacetGroups | null {
  const most = Math.min(MOST_GROUPS, products / FEWEST_IN_A_GROUP);
  const groups = new Uint16Array(products);
  let count = products > 0 ? 1 : 0;
  for (const { lists, starts } of columns) {
    const listCount = starts.length - 1;
    const known = new Map<number, number>();
    for (let product = 0; product < products; product += 1) {
      const pair = (groups[product] ?? 0) * listCount + (lists[product] ?? 0);
      let group = known.get(pair);
      if (group === undefined) known.set(pair, (group = known.size));
      groups[product] = group;
    }
    count = known.size;
    if (count > most) return null;
  }
  return { columns: new Set(columns), groups, examples: examplesOf(groups, count) };
}

function examplesOf(groups: Uint16Array, count: number): Uint32Array {
  const examples = new Uint32Array(count);
  for (let product = 0; product < groups.length; product += 1) examples[groups[product] ?? 0] = product;
  return examples;
}

/** The same products counted by one column after the other. */
export type Tallies = { products: Uint32Array; of(column: FacetColumn): Uint32Array };

export function talliesOf(all: FacetGroups | null, products: Uint32Array): Tallies {
  let sizes: Uint32Array | undefined;
  return {
    products,
    of(column) {
      if (all === null || products.length < all.examples.length || !all.columns.has(column))
        return tally(column, products);
      return tallyGroups(all, (sizes ??= sizesOf(all, products)), column);
    },
  };
}

function sizesOf({ groups, examples }: FacetGroups, products: Uint32Array): Uint32Array {
  const sizes = new Uint32Array(examples.length);
  for (let at = 0; at < products.length; at += 1) {
    const group = groups[products[at] ?? 0] ?? 0;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  return sizes;
}

function tallyGroups({ examples }: FacetGroups, sizes: Uint32Array, column: FacetColumn): Uint32Array {
  const counts = new Uint32Array(column.starts.length - 1);
  for (let group = 0; group < sizes.length; group += 1) {
    const size = sizes[group] ?? 0;
    if (size === 0) continue;
    const list = column.lists[examples[group] ?? 0] ?? 0;
    counts[list] = (counts[list] ?? 0) + size;
  }
  return tallyLists(column, counts);
}
