// Which products pass the facets' filters, and how many each option would show.
import { tally } from './facet-columns.ts';
import type { FacetColumn } from './facet-columns.ts';
import { countPriceSteps } from './price-steps.ts';

export type FacetTable = {
  columns: readonly FacetColumn[];
  /** the price each product is shown at, in cents; -1 where there is none */
  prices: Int32Array;
};

export type PriceBounds = { from: number; to: number };

export type FacetQuery = {
  /** column -> its options, 1 where wanted; a product needs one of them */
  wanted: ReadonlyMap<number, Uint8Array>;
  price: PriceBounds | null;
};

/** `prices` counts the steps of the price facet. */
export type FacetCounts = { columns: readonly Uint32Array[]; prices: Uint32Array };

const PRICE = -1;
const NONE = -2;
const SEVERAL = -3;

/** The candidates that pass every filter, in the order they came. */
export function passing(table: FacetTable, query: FacetQuery, candidates: Uint32Array): Uint32Array {
  return isFree(query) ? candidates : those(candidates, failures(table, query, candidates), NONE);
}

/**
 * Each facet is counted as if its own filter were not set: the number beside an option is what choosing it alone
 * in its facet would list.
 */
export function countFacets(table: FacetTable, query: FacetQuery, candidates: Uint32Array): FacetCounts {
  const { columns, prices } = table;
  if (isFree(query)) {
    return {
      columns: columns.map((column) => tally(column, candidates)),
      prices: countPriceSteps(prices, candidates),
    };
  }
  const failed = failures(table, query, candidates);
  const all = those(candidates, failed, NONE);
  const without = (place: number) => (isSet(query, place) ? those(candidates, failed, NONE, place) : all);
  return {
    columns: columns.map((column, place) => tally(column, without(place))),
    prices: countPriceSteps(prices, without(PRICE)),
  };
}

function isFree({ wanted, price }: FacetQuery): boolean {
  return wanted.size === 0 && price === null;
}

function isSet({ wanted, price }: FacetQuery, place: number): boolean {
  return place === PRICE ? price !== null : wanted.has(place);
}

// Of each candidate the one filter that it fails: a column, PRICE, NONE or SEVERAL.
function failures(table: FacetTable, { wanted, price }: FacetQuery, candidates: Uint32Array): Int16Array {
  const failed = new Int16Array(candidates.length).fill(NONE);
  if (price !== null) {
    for (let at = 0; at < candidates.length; at += 1) {
      if (!isWithin(table.prices[candidates[at] ?? 0] ?? -1, price)) failed[at] = PRICE;
    }
  }
  for (const [place, options] of wanted) {
    const column = table.columns[place];
    if (column === undefined) continue;
    for (let at = 0; at < candidates.length; at += 1) {
      if (hasOneOf(column, options, candidates[at] ?? 0)) continue;
      failed[at] = failed[at] === NONE ? place : SEVERAL;
    }
  }
  return failed;
}

function isWithin(price: number, { from, to }: PriceBounds): boolean {
  return price >= 0 && price >= from && price <= to;
}

function hasOneOf({ starts, values }: FacetColumn, options: Uint8Array, product: number): boolean {
  if (starts === null) return options[values[product] ?? 0] === 1;
  const end = starts[product + 1] ?? 0;
  for (let next = starts[product] ?? 0; next < end; next += 1) {
    if (options[values[next] ?? 0] === 1) return true;
  }
  return false;
}

// Written out: the arrays' own filter takes several times as long.
function those(candidates: Uint32Array, failed: Int16Array, one: number, other = one): Uint32Array {
  const kept = new Uint32Array(candidates.length);
  let count = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    if (failed[at] !== one && failed[at] !== other) continue;
    kept[count] = candidates[at] ?? 0;
    count += 1;
  }
  return kept.slice(0, count);
}
