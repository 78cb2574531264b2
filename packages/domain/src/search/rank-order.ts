// An order of all products, worked out once; any selection is put in that order without comparing again.

export type RankOrder = { order: Uint32Array; rank: Uint32Array };

/** `order` names every product once, first to last. */
export function rankOrder(order: Uint32Array): RankOrder {
  const rank = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) rank[order[at] ?? 0] = at;
  return { order, rank };
}

/** By a price, products without one last; equal prices in the order of `ties`. */
export function orderByPrice(prices: Int32Array, ties: RankOrder): RankOrder {
  return rankOrder(sortedByPrice(ties.order, prices, ties));
}

/**
 * The same for rarely used prices: a small selection is sorted by itself, and the order of all products is computed at
 * the first large one.
 */
export function lazyOrderByPrice(
  prices: Int32Array,
  ties: RankOrder,
): (selection: Uint32Array) => Uint32Array {
  let whole: Uint32Array | undefined;
  return (selection) => {
    if (isSmall(selection, ties.order)) return sortedByPrice(selection, prices, ties);
    return walked(selection, (whole ??= sortedByPrice(ties.order, prices, ties)));
  };
}

/** The same order for one selection, where it is not worth working out for all products. */
export function sortedByPrice(selection: Uint32Array, prices: Int32Array, ties: RankOrder): Uint32Array {
  const products = prices.length;
  const keys = new Float64Array(selection.length);
  for (let at = 0; at < selection.length; at += 1) {
    const product = selection[at] ?? 0;
    const price = prices[product] ?? -1;
    keys[at] = (price < 0 ? 2 ** 31 : price) * products + (ties.rank[product] ?? 0);
  }
  keys.sort();
  return Uint32Array.from(keys, (key) => ties.order[key % products] ?? 0);
}

/** The dearest first; products without a price stay at the end. */
export function dearestFirst(cheapestFirst: Uint32Array, prices: Int32Array): Uint32Array {
  let priced = cheapestFirst.length;
  while (priced > 0 && (prices[cheapestFirst[priced - 1] ?? 0] ?? -1) < 0) priced -= 1;
  const turned = cheapestFirst.slice();
  turned.subarray(0, priced).reverse();
  return turned;
}

// Below this share of all products, sorting the selection is quicker than walking the whole order.
const SMALL_SHARE = 1 / 16;

export function inOrder(
  selection: Uint32Array,
  { order, rank }: RankOrder,
  direction: 'ASC' | 'DESC',
): Uint32Array {
  const sorted = isSmall(selection, order)
    ? selection
        .map((product) => rank[product] ?? 0)
        .toSorted()
        .map((place) => order[place] ?? 0)
    : walked(selection, order);
  return direction === 'DESC' ? sorted.toReversed() : sorted;
}

function isSmall(selection: Uint32Array, order: Uint32Array): boolean {
  return selection.length < order.length * SMALL_SHARE;
}

function walked(selection: Uint32Array, order: Uint32Array): Uint32Array {
  const chosen = new Uint8Array(order.length);
  for (let at = 0; at < selection.length; at += 1) chosen[selection[at] ?? 0] = 1;
  const sorted = new Uint32Array(selection.length);
  let count = 0;
  for (let at = 0; at < order.length; at += 1) {
    const product = order[at] ?? 0;
    if (chosen[product] !== 1) continue;
    sorted[count] = product;
    count += 1;
  }
  return sorted;
}
