import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';

const NB = '\u00a0';

/** Apart from the pages' own words: the chart need not load them. */
export const colourWaysCopy = {
  title: 'Trouver et essayer une teinte',
  finder: 'Trouver une teinte (photo, code, référence)',
  wall: 'Essayer sur votre mur',
  products: 'Les produits dans cette teinte',
  productsShort: 'Les produits',
  nearest: 'Les teintes proches',
  nearestOf: (name: string) => `Les teintes proches${NB}: ${name}`,
  named: (words: string, tint: { name: string; code: string }) => `${words}${NB}: ${tintTitle(tint)}`,
} as const;
