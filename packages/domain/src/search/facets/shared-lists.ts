// Lists of which many products have the same: each is kept once, products hold its number.

export type SharedLists = {
  /** The number of each product's list. */
  lists: Uint16Array | Uint32Array;
  /** List number l is values[starts[l]] up to values[starts[l + 1]]. */
  starts: Uint32Array;
  values: Uint32Array;
};

export type ListsDraft = {
  /** One call for each product, in their order; ascending and without repeats, so that equal ones are found to be so. */
  add(list: readonly number[]): void;
  /** `moved`: what each value has become since. */
  finish(moved: (value: number) => number): SharedLists;
};

/** What follows on the values so far; `number`: that of the list which ends here. */
type Step = { number: number; next: Map<number, Step> };

const MOST_IN_16_BITS = 0xffff;

export function draftLists(): ListsDraft {
  const root: Step = { number: -1, next: new Map() };
  const starts: number[] = [0];
  const values: number[] = [];
  const lists: number[] = [];
  return {
    add(list) {
      let step = root;
      for (const value of list) step = stepTo(step, value);
      if (step.number === -1) {
        step.number = starts.length - 1;
        values.push(...list);
        starts.push(values.length);
      }
      lists.push(step.number);
    },
    finish(moved) {
      return {
        lists: starts.length - 1 > MOST_IN_16_BITS ? Uint32Array.from(lists) : Uint16Array.from(lists),
        starts: Uint32Array.from(starts),
        values: Uint32Array.from(values, moved),
      };
    },
  };
}

function stepTo({ next }: Step, value: number): Step {
  const known = next.get(value);
  if (known !== undefined) return known;
  const made: Step = { number: -1, next: new Map() };
  next.set(value, made);
  return made;
}
