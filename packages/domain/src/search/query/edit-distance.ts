/**
 * Letters added, lost, changed or swapped between two words; `limit + 1` as soon as it is more than the limit.
 * `toPrefix` looks for the nearest beginning of `known` instead of the whole word.
 */
export function editDistance(typed: string, known: string, limit: number, toPrefix = false): number {
  const width = toPrefix ? Math.min(known.length, typed.length + limit) : known.length;
  if (typed.length - width > limit || width - typed.length > limit) return limit + 1;
  let older = new Uint8Array(width + 1);
  let previous = new Uint8Array(width + 1);
  let current = new Uint8Array(width + 1);
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const other = known.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === known.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, (older[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [older, previous, current] = [previous, current, older];
  }
  const distance = toPrefix ? Math.min(...previous) : (previous[width] ?? limit + 1);
  return Math.min(distance, limit + 1);
}
