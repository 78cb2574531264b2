import { count, hours, share } from './figure-report.ts';
import type { FigureReport } from './figure-report.ts';
import { selectStockOuts } from './stock-outs-store.ts';

const WEIGHED = [
  count('Conditionnements commandés'),
  count('dont d’articles en rupture'),
  share('Rupture pondérée'),
];

export const stockOutReport: FigureReport = {
  operation: 'stockOutReport',
  headings: { store: 'Magasin', article: 'Article' },
  columns: (by) =>
    by === 'store'
      ? [count('Articles commandés'), count('dont en rupture'), ...WEIGHED]
      : [count('Magasins en rupture'), ...WEIGHED, hours('Retour le plus proche')],
  drawn: (by) => (by === 'store' ? 4 : 2),
  select: selectStockOuts,
};
