import { importStockDeltas } from '@nuancier/api/stock/operations/import-stock-deltas.ts';
import { importStock } from '@nuancier/api/stock/operations/import-stock.ts';
import { importKind } from './import-kind.ts';

/** What the stores hold: one line per store and article; what no line names stays as it is. */
export const stockImport = importKind({
  name: 'stock',
  columns: {
    required: ['magasin', 'article', 'disponible', 'statut', 'livraison'],
    optional: ['delai', 'direct', 'date_extraction'],
  },
  rowOf: (cells) => ({
    shop_code: cells.text('magasin'),
    article_sku: cells.text('article'),
    available: cells.signedNumber('disponible'),
    statut_article_mag: cells.text('statut').toUpperCase(),
    resupply_time: cells.optionalWholeNumber('delai'),
    appro_directe_fournisseur: cells.yesOrNo('direct'),
    livraison_pro: cells.yesOrNo('livraison'),
    counted_at: cells.optionalMoment('date_extraction'),
  }),
  importRows: importStock,
});

/** What was added or taken away since: each movement counts once, by its name. */
export const stockDeltaImport = importKind({
  name: 'stock-delta',
  columns: {
    required: ['magasin', 'article', 'quantite', 'mouvement'],
    optional: ['date_extraction'],
  },
  rowOf: (cells) => ({
    shop_code: cells.text('magasin'),
    article_sku: cells.text('article'),
    packs: cells.signedNumber('quantite'),
    reference: cells.text('mouvement'),
    booked_at: cells.optionalMoment('date_extraction'),
  }),
  importRows: importStockDeltas,
});
