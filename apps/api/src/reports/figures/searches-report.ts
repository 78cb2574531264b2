import { count, share } from './figure-report.ts';
import type { FigureReport } from './figure-report.ts';
import { selectSearches } from './searches-store.ts';

export const searchesReport: FigureReport = {
  operation: 'searchesReport',
  headings: { words: 'Recherche', day: 'Jour' },
  columns: () => [
    count('Recherches'),
    count('Sans résultat'),
    share('Part sans résultat'),
    count('Produits ouverts'),
  ],
  drawn: () => 0,
  select: selectSearches,
};
