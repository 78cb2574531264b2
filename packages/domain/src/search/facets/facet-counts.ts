// Which products pass the facets' filters, and how many each option would show.
import type { FacetColumn } from './facet-columns.ts';
import { talliesOf } from './facet-groups.ts';
import type { FacetGroups, Tallies } from './facet-groups.ts';
import { countPriceSteps } from './price-steps.ts';

export type FacetTable = {
  columns: readonly FacetColumn[];
  /** the price each product is shown at, in cents; -1 where there is none */
  prices: Int32Array;
  groups: FacetGroups | null;
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
  if (isFree(query)) return candidates;
  // What costs little and is asked most often.
  if (query.price !== null && query.wanted.size === 0) return priced(table.prices, query.price, candidates);
  return those(candidates, failures(table, query, candidates), NONE);
}

/**
 * Each facet is counted as if its own filter were not set: the number beside an option is what choosing it alone
 * in its facet would list. `passed`: those that pass every filter, where they are known.
 */
export function countFacets(
  table: FacetTable,
  query: FacetQuery,
  candidates: Uint32Array,
  passed: Tallies = talliesOf(table.groups, passing(table, query, candidates)),
): FacetCounts {
  const { columns, prices, groups } = table;
  const without = withoutFilter(table, query, candidates);
  return {
    columns: columns.map((column, place) =>
      query.wanted.has(place) ? talliesOf(groups, without(place)).of(column) : passed.of(column),
    ),
    prices: countPriceSteps(prices, query.price === null ? passed.products : without(PRICE)),
  };
}

/** The candidates that pass every filter but one, which is set. */
function withoutFilter(
  table: FacetTable,
  query: FacetQuery,
  candidates: Uint32Array,
): (place: number) => Uint32Array {
  if (query.wanted.size + (query.price === null ? 0 : 1) <= 1) return () => candidates;
  const failed = failures(table, query, candidates);
  return (place) => those(candidates, failed, NONE, place);
}

function isFree({ wanted, price }: FacetQuery): boolean {
  return wanted.size === 0 && price === null;
}

function priced(prices: Int32Array, bounds: PriceBounds, candidates: Uint32Array): Uint32Array {
  const kept = new Uint32Array(candidates.length);
  let count = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    const product = candidates[at] ?? 0;
    if (isWithin(prices[product] ?? -1, bounds)) kept[count++] = product;
  }
  return count === kept.length ? kept : kept.slice(0, count);
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
    const wantedLists = listsWith(column, options);
    for (let at = 0; at < candidates.length; at += 1) {
      if (wantedLists[column.lists[candidates[at] ?? 0] ?? 0] === 1) continue;
      failed[at] = failed[at] === NONE ? place : SEVERAL;
    }
  }
  return failed;
}

function isWithin(price: number, { from, to }: PriceBounds): boolean {
  return price >= 0 && price >= from && price <= to;
}

/** 1: the list has one of the options. */
function listsWith({ starts, values }: FacetColumn, options: Uint8Array): Uint8Array {
  const marks = new Uint8Array(starts.length - 1);
  for (let list = 0; list < marks.length; list += 1) {
    const end = starts[list + 1] ?? 0;
    for (let next = starts[list] ?? 0; next < end; next += 1) {
      if (options[values[next] ?? 0] === 1) marks[list] = 1;
    }
  }
  return marks;
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
