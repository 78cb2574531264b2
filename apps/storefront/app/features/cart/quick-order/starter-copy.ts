import { QUICK_ORDER } from './quick-order-link.ts';

/** Apart from the words of the quick order's own page, which are many. */
export const starterCopy = {
  title: QUICK_ORDER,
  label: 'Références et quantités',
  hint: 'Une référence par ligne, par exemple 10100002;3',
  submit: 'Vérifier et commander',
  file: 'Importer un fichier',
} as const;
