/** Apart from the pages' own words: the chart need not load them. */
export const colourWaysCopy = {
  title: 'Trouver et essayer une teinte',
  finder: 'Trouver une teinte (photo, code, référence)',
  wall: 'Essayer sur votre mur',
} as const;
