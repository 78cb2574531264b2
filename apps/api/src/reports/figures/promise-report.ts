import { count, hours, share } from './figure-report.ts';
import type { FigureReport } from './figure-report.ts';
import { selectPromises } from './promises-store.ts';

export const promiseReport: FigureReport = {
  operation: 'promiseReport',
  headings: { store: 'Magasin', week: 'Semaine' },
  columns: () => [
    count('Promesses'),
    count('Tenues'),
    count('En retard'),
    count('dont encore ouvertes'),
    share('Promesse tenue'),
    hours('Retard médian'),
    hours('Plus long retard'),
  ],
  drawn: () => 4,
  select: selectPromises,
};
