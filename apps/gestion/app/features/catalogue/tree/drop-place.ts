type Line = { id: number; parent: number | null };

/** Where on a row something is let go. */
export type DropZone = 'before' | 'inside' | 'after';
export type TreePlace = { parent: number; before: number | null };

/** Null where letting go changes nothing. Whether the place is a good one is the shop's to say. */
export function dropPlace(
  tree: readonly Line[],
  id: number,
  { over, zone }: { over: number; zone: DropZone },
): TreePlace | null {
  const target = tree.find((line) => line.id === over);
  if (target === undefined || over === id) return null;
  const place = zone === 'inside' ? { parent: over, before: null } : besides(tree, id, target, zone);
  return place === null || isThere(tree, id, place) ? null : place;
}

function besides(
  tree: readonly Line[],
  id: number,
  { id: over, parent }: Line,
  zone: 'before' | 'after',
): TreePlace | null {
  if (parent === null) return null;
  if (zone === 'before') return { parent, before: over };
  const sisters = tree.filter((line) => line.parent === parent && line.id !== id);
  return { parent, before: sisters[sisters.findIndex((line) => line.id === over) + 1]?.id ?? null };
}

function isThere(tree: readonly Line[], id: number, { parent, before }: TreePlace): boolean {
  const sisters = tree.filter((line) => line.parent === parent);
  const at = sisters.findIndex((line) => line.id === id);
  return at !== -1 && (sisters[at + 1]?.id ?? null) === before;
}
