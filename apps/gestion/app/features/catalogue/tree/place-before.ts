import type { TreePlace } from './drop-place.ts';

type Line = { id: number; parent: number | null };

/** A rayon that was moved, and where it stood: the answer to the move, never an address, which anybody may write. */
export type Moved = { id: number; from: TreePlace };

/** Where a rayon stands, as one says it to bring it back. */
export function placeOf(tree: readonly Line[], id: number): TreePlace {
  const own = tree.find((line) => line.id === id);
  const sisters = tree.filter(({ parent }) => parent === own?.parent);
  const next = sisters[sisters.findIndex((line) => line.id === id) + 1];
  return { parent: own?.parent ?? 0, before: next?.id ?? null };
}
