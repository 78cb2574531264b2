export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 50;

// What people write on a sheet of paper; pictures and the signs of a mark-up are not among it.
const shape = /^[\p{L}\p{M}\p{Nd}\p{No} '"«»“”()[\]&+/.,;:!?#%°º€@_*=…–—·×-]+$/u;

/** As it is kept: spaces made one, the typographic apostrophe made plain. Null for what is no name of a list. */
export function wishlistName(text: string): string | null {
  const name = text.normalize('NFC').replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
  const length = [...name].length;
  return length >= SHORTEST_NAME && length <= LONGEST_NAME && shape.test(name) ? name : null;
}

export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
