// What a piece of a document weighs, and how pieces add up.
export type Size = {
  depth: number;
  /** fields answered once */
  flat: number;
  /** fields answered once for each entry of one list, however long its page is */
  once: number;
  /** the same, dearer for a longer page: the weight when that list is nested in another */
  weighted: number;
  /** fields of nested lists, by the length of their pages */
  deep: number;
  /** how many times one comes from a product to a product below this point */
  nesting: number;
};

export const NOTHING: Size = { depth: 0, flat: 0, once: 0, weighted: 0, deep: 0, nesting: 0 };
export const ONE_FIELD: Size = { ...NOTHING, depth: 1, flat: 1 };

export function costOf({ flat, once, deep }: Size): number {
  return flat + once + deep;
}

export function together(one: Size, other: Size): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    flat: one.flat + other.flat,
    once: one.once + other.once,
    weighted: one.weighted + other.weighted,
    deep: one.deep + other.deep,
    nesting: Math.max(one.nesting, other.nesting),
  };
}

/** Of pieces that never meet in the same entry: as heavy as the heaviest. */
export function heaviest(sizes: Iterable<Size>): Size {
  let most = NOTHING;
  for (const size of sizes) {
    most = {
      depth: Math.max(most.depth, size.depth),
      flat: Math.max(most.flat, size.flat),
      once: Math.max(most.once, size.once),
      weighted: Math.max(most.weighted, size.weighted),
      deep: Math.max(most.deep, size.deep),
      nesting: Math.max(most.nesting, size.nesting),
    };
  }
  return most;
}

export function inList(size: Size): Size {
  return {
    ...size,
    flat: 0,
    once: size.flat,
    weighted: size.flat,
    deep: size.weighted + size.deep,
  };
}

export function times(size: Size, factor: number): Size {
  const { flat, once, weighted, deep } = size;
  return {
    ...size,
    flat: flat * factor,
    once: once * factor,
    weighted: weighted * factor,
    deep: deep * factor,
  };
}

export function paged(size: Size, pages: number): Size {
  return { ...size, weighted: size.weighted * pages, deep: size.deep * pages };
}
