/**
 * Those of one list that the other list holds too, in the order they came; `size`: of the catalogue. Written out: the arrays' own
 * filter takes several times as long.
 */
export function heldByBoth(ordered: Uint32Array, other: Uint32Array, size: number): Uint32Array {
  if (other.length === size) return ordered;
  const marks = new Uint8Array(size);
  for (let at = 0; at < other.length; at += 1) marks[other[at] ?? 0] = 1;
  const kept = new Uint32Array(ordered.length);
  let count = 0;
  for (let at = 0; at < ordered.length; at += 1) {
    const product = ordered[at] ?? 0;
    if (marks[product] === 1) kept[count++] = product;
  }
  return count === kept.length ? ordered : kept.slice(0, count);
}
