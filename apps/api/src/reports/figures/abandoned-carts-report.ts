import { selectAbandonedCarts } from './abandoned-carts-store.ts';
import { cents, count } from './figure-report.ts';
import type { FigureReport } from './figure-report.ts';

export const abandonedCartsReport: FigureReport = {
  operation: 'abandonedCartsReport',
  headings: { day: 'Dernier jour', store: 'Magasin' },
  columns: () => [
    count('Paniers'),
    count('de clients connus'),
    count('de visiteurs'),
    count('Conditionnements'),
    cents('Montant HT'),
    cents('Panier moyen HT'),
  ],
  drawn: () => 4,
  select: selectAbandonedCarts,
};
