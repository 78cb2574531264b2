export type LineOnShelf = {
  /** packs on the store's shelf that no order has claimed; null where the store has sent no stock */
  free: number | null;
  ordered: number;
  /** of them, held for this order when it was placed */
  held: number;
  /** taken from the shelf already, what was handed over included */
  setAside: number;
  /** nothing is left to be taken: fetched, sent or cancelled */
  isOver: boolean;
};

/** What a preparer finds on the shelf for a line, and how many packs must come from elsewhere before it is whole. */
export function lineShelf({ free, ordered, held, setAside, isOver }: LineOnShelf): {
  onShelf: number | null;
  toBringIn: number;
} {
  if (isOver) return { onShelf: free, toBringIn: 0 };
  if (free === null) return { onShelf: null, toBringIn: Math.max(0, ordered - Math.max(held, setAside)) };
  const onShelf = free + Math.max(0, held - setAside);
  return { onShelf, toBringIn: Math.max(0, ordered - setAside - onShelf) };
}
