import { countWords } from './words/count-words.ts';

export const listPagesCopy = {
  label: 'Pages',
  first: 'Revenir au début',
  next: 'Page suivante',
  count: countWords,
  search: 'Chercher',
  clear: 'Tout afficher',
  noMatch: (search: string) => `Rien ne correspond à «\u00A0${search}\u00A0».`,
  csv: 'Télécharger en CSV',
};
