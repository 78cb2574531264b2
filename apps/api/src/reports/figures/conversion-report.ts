import { selectConversion } from './conversion-store.ts';
import { count, share } from './figure-report.ts';
import type { FigureReport } from './figure-report.ts';

const STEPS = [
  'Panier rempli',
  'Coordonnées données',
  'Retrait ou livraison choisi',
  'Paiement choisi',
  'Commande passée',
  'Commande ferme',
];

export const conversionReport: FigureReport = {
  operation: 'conversionReport',
  headings: { step: 'Étape' },
  columns: () => [count('Paniers'), share('des paniers remplis'), share('de l’étape précédente')],
  drawn: () => 0,
  select: (db, asked) => selectConversion(db, asked, STEPS),
};
