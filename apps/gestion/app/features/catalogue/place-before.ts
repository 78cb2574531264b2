import type { TreePlace } from './drop-place.ts';

type Line = { id: number; parent: number | null };

/** A rayon that was moved, and where it stood. */
export type Moved = { id: number; from: TreePlace };

/** Where a rayon stands, as one says it to bring it back. */
export function placeOf(tree: readonly Line[], id: number): TreePlace {
  const own = tree.find((line) => line.id === id);
  const sisters = tree.filter(({ parent }) => parent === own?.parent);
  const next = sisters[sisters.findIndex((line) => line.id === id) + 1];
  return { parent: own?.parent ?? 0, before: next?.id ?? null };
}

/** In the address of the page that follows the move. */
export function movedQuery({ id, from: { parent, before } }: Moved): string {
  return String(
    new URLSearchParams({ fait: 'deplace', rayon: `${id}`, parent: `${parent}`, avant: `${before ?? ''}` }),
  );
}

export function movedFrom(address: URLSearchParams): Moved | null {
  const number = (name: string) => Number(address.get(name)) || 0;
  if (address.get('fait') !== 'deplace' || number('rayon') === 0) return null;
  return { id: number('rayon'), from: { parent: number('parent'), before: number('avant') || null } };
}
