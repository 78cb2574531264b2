// A facet as one column over all products: which of its options each product has.
import { facetValue } from './facet-value.ts';

export type FacetOption = { value: string; label: string };

export type FacetColumn = {
  code: string;
  options: readonly FacetOption[];
  /** option value -> its place in `options` */
  places: ReadonlyMap<string, number>;
  /**
   * The options of product i are values[starts[i]] up to values[starts[i + 1]]. Where no product has more than one,
   * starts is null: the option is values[i], and options.length means none.
   */
  starts: Uint32Array | null;
  values: Uint32Array;
};

export type ColumnDraft = {
  /** One call for each product, in their order. */
  add(labels: readonly string[]): void;
  finish(order: (a: FacetOption, b: FacetOption) => number): FacetColumn;
};

/** Labels with the same value are one option: spellings that differ by accents or capitals fall together. */
export function draftColumn(code: string, valueOf: (label: string) => string = facetValue): ColumnDraft {
  const options: FacetOption[] = [];
  const byLabel = new Map<string, number>();
  const byValue = new Map<string, number>();
  const starts: number[] = [0];
  const values: number[] = [];

  function placeOf(label: string): number {
    const known = byLabel.get(label);
    if (known !== undefined) return known;
    const value = valueOf(label);
    const place = byValue.get(value) ?? options.push({ value, label }) - 1;
    byValue.set(value, place);
    byLabel.set(label, place);
    return place;
  }

  return {
    add(labels) {
      const from = values.length;
      for (const label of labels) {
        const place = placeOf(label);
        if (values.indexOf(place, from) === -1) values.push(place);
      }
      starts.push(values.length);
    },
    finish(order) {
      const sorted = options.toSorted(order);
      const places = new Map(sorted.map((option, place) => [option.value, place]));
      const moved = options.map((option) => places.get(option.value) ?? 0);
      const all = {
        code,
        options: sorted,
        places,
        starts: Uint32Array.from(starts),
        values: Uint32Array.from(values, (place) => moved[place] ?? 0),
      };
      return starts.every((start, at) => start - (starts[at - 1] ?? 0) <= 1) ? singleColumn(all) : all;
    },
  };
}

function singleColumn(column: FacetColumn & { starts: Uint32Array }): FacetColumn {
  const { starts, values, options } = column;
  const single = new Uint32Array(starts.length - 1).fill(options.length);
  for (let product = 0; product < single.length; product += 1) {
    const at = starts[product] ?? 0;
    if (at < (starts[product + 1] ?? 0)) single[product] = values[at] ?? 0;
  }
  return { ...column, starts: null, values: single };
}

/** How many of these products have each option. Short loops over plain arrays are what the machine does best. */
export function tally({ options, starts, values }: FacetColumn, products: Uint32Array): Uint32Array {
  const counts = new Uint32Array(options.length + 1);
  if (starts === null) {
    for (let at = 0; at < products.length; at += 1) bump(counts, values[products[at] ?? 0] ?? 0);
  } else {
    for (let at = 0; at < products.length; at += 1) {
      const product = products[at] ?? 0;
      const end = starts[product + 1] ?? 0;
      for (let next = starts[product] ?? 0; next < end; next += 1) bump(counts, values[next] ?? 0);
    }
  }
  return counts.subarray(0, options.length);
}

function bump(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}
