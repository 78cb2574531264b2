/** More do not fit side by side, on paper or in a head. */
export const MOST_COMPARED = 8;

/** The list with these at its end, each once; null when there would be too many. */
export function withProducts(list: readonly string[], added: readonly string[]): string[] | null {
  const all = [...new Set([...list, ...added])];
  return all.length > MOST_COMPARED ? null : all;
}

export function withoutProducts(list: readonly string[], removed: readonly string[]): string[] {
  return list.filter((sku) => !removed.includes(sku));
}

/** Signing in never refuses a product: the most recent stay, the account's oldest are dropped. */
export function joinedLists(own: readonly string[], brought: readonly string[]): string[] {
  return [...new Set([...own.filter((sku) => !brought.includes(sku)), ...brought])].slice(-MOST_COMPARED);
}
