import { importStock } from '@nuancier/api/stock/operations/import-stock.ts';
import { importKind } from './import-kind.ts';

/** What the stores hold: one line per store and article; what no line names stays as it is. */
export const stockImport = importKind({
  name: 'stock',
  columns: {
    required: ['magasin', 'article', 'disponible', 'statut', 'livraison'],
    optional: ['delai', 'direct'],
  },
  rowOf: (cells) => ({
    shop_code: cells.text('magasin'),
    article_sku: cells.text('article'),
    available: cells.wholeNumber('disponible'),
    statut_article_mag: cells.text('statut').toUpperCase(),
    resupply_time: cells.optionalWholeNumber('delai'),
    appro_directe_fournisseur: cells.yesOrNo('direct'),
    livraison_pro: cells.yesOrNo('livraison'),
  }),
  importRows: importStock,
});
