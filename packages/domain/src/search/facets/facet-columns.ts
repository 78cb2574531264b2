// A facet as one column over all products: which of its options each product has.
import { facetValue } from './facet-value.ts';
import { draftLists } from './shared-lists.ts';
import type { SharedLists } from './shared-lists.ts';

export type FacetOption = { value: string; label: string };

export type FacetColumn = SharedLists & {
  code: string;
  options: readonly FacetOption[];
  /** option value -> its place in `options` */
  places: ReadonlyMap<string, number>;
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
  const lists = draftLists();

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
      const list: number[] = [];
      for (const label of labels) {
        const place = placeOf(label);
        if (!list.includes(place)) list.push(place);
      }
      lists.add(list.length > 1 ? list.toSorted((one, other) => one - other) : list);
    },
    finish(order) {
      const sorted = options.toSorted(order);
      const places = new Map(sorted.map((option, place) => [option.value, place]));
      const moved = options.map((option) => places.get(option.value) ?? 0);
      return { code, options: sorted, places, ...lists.finish((place) => moved[place] ?? 0) };
    },
  };
}

/** How many of these products have each option. Lists are counted first: they are few, and what they hold is not. */
export function tally(column: FacetColumn, products: Uint32Array): Uint32Array {
  const { lists, starts } = column;
  const listCount = starts.length - 1;
  if (products.length < listCount) return tallyFew(column, products);
  const counts = new Uint32Array(listCount);
  for (let at = 0; at < products.length; at += 1) {
    const list = lists[products[at] ?? 0] ?? 0;
    counts[list] = (counts[list] ?? 0) + 1;
  }
  return tallyLists(column, counts);
}

/** `counts`: how many products have each list. */
export function tallyLists({ options, starts, values }: FacetColumn, counts: Uint32Array): Uint32Array {
  const found = new Uint32Array(options.length);
  for (let list = 0; list < counts.length; list += 1) {
    const count = counts[list] ?? 0;
    if (count === 0) continue;
    const end = starts[list + 1] ?? 0;
    for (let next = starts[list] ?? 0; next < end; next += 1) {
      const place = values[next] ?? 0;
      found[place] = (found[place] ?? 0) + count;
    }
  }
  return found;
}

function tallyFew({ options, lists, starts, values }: FacetColumn, products: Uint32Array): Uint32Array {
  const found = new Uint32Array(options.length);
  for (let at = 0; at < products.length; at += 1) {
    const list = lists[products[at] ?? 0] ?? 0;
    const end = starts[list + 1] ?? 0;
    for (let next = starts[list] ?? 0; next < end; next += 1) {
      const place = values[next] ?? 0;
      found[place] = (found[place] ?? 0) + 1;
    }
  }
  return found;
}
