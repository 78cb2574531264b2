import { count, hours, share } from './figure-report.ts';
import type { FigureReport } from './figure-report.ts';
import { selectStockOuts } from './stock-outs-store.ts';

const WEIGHED = [count('Demande'), count('Demande en rupture'), share('Rupture pondérée')];

export const stockOutReport: FigureReport = {
  operation: 'stockOutReport',
  headings: { store: 'Magasin', article: 'Article' },
  columns: (by) =>
    by === 'store'
      ? [count('Articles'), count('Articles en rupture'), ...WEIGHED]
      : [count('Magasins en rupture'), ...WEIGHED, hours('Retour le plus proche')],
  drawn: (by) => (by === 'store' ? 4 : 2),
  select: selectStockOuts,
};
