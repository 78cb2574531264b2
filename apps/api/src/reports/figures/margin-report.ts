import { cents, share } from './figure-report.ts';
import type { FigureReport } from './figure-report.ts';
import { selectMargins } from './margins-store.ts';

export const marginReport: FigureReport = {
  operation: 'marginReport',
  headings: { day: 'Jour', store: 'Magasin', universe: 'Univers' },
  columns: () => [
    cents('Marchandises HT'),
    cents('dont coût connu'),
    share('Part couverte'),
    cents('Coût HT'),
    cents('Marge HT'),
    share('Taux de marge'),
  ],
  drawn: () => 4,
  select: selectMargins,
};
