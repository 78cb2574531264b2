import { costsImaged, importCosts, takeBackCosts } from '../../pricing/operations/import-costs.ts';
import { amount, day, needed, reference } from '../../imports/columns/column.ts';
import { ofHundredths } from '../../imports/images/told-table.ts';
import { lineImport } from '../../imports/import-kind.ts';

/** One statement carries this many. */
const BATCH = 5_000;

export const costs = lineImport({
  name: 'costs',
  title: 'Prix d’achat',
  says: 'Ce qu’un conditionnement vous coûte, pour le rapport de marge. Aucun client ne le voit jamais.',
  key: ['article'],
  tables: ['article_cost'],
  batch: BATCH,
  columns: {
    article: needed(reference('Référence de l’article', '10100001')),
    prix_achat_ht: needed(amount('Coût du conditionnement, hors taxes', '14,20')),
    depuis: day('Premier jour où il vaut\u00A0; vide, celui du fichier', '01/01/2026'),
  },
  rowOf: (cells) => ({
    article_sku: cells.article,
    pack_ht_cents: cells.prix_achat_ht,
    since: cells.depuis,
  }),
  write: (db, rows, { now }) => importCosts(db, rows, now),
  takeBack: takeBackCosts,
  told: [{ ...costsImaged, told: { prix_achat_ht: ofHundredths('pack_ht_cents') } }],
});
