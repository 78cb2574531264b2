import { withdrawUnnamedLinks } from '../../catalogue/operations/imports/import-withdrawals.ts';
import { importProductLinks } from '../../catalogue/operations/import-product-links.ts';
import { list, needed, orElse, reference } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';

export const links = lineImport({
  name: 'links',
  title: 'Produits associés',
  says: 'Une ligne par produit\u00A0: ses listes remplacent celles qu’il avait, et de même le produit qui le remplace.',
  key: ['produit'],
  examples: [{ associes: '', superieurs: '', complements: 'P301000', remplace_par: '' }],
  columns: {
    produit: needed(reference('Référence du produit', 'P101000')),
    associes: orElse(list('Produits à voir aussi, dans l’ordre', 'P101001|P101002'), []),
    superieurs: orElse(list('Produits de gamme supérieure', 'P102000'), []),
    complements: orElse(list('Produits à acheter avec', 'P301000'), []),
    remplace_par: reference('Produit proposé à sa place quand il n’est plus vendu', 'P103000'),
  },
  rowOf: (cells) => ({
    sku: cells.produit,
    related: cells.associes,
    upsell: cells.superieurs,
    crosssell: cells.complements,
    replacement: cells.remplace_par,
  }),
  write: (db, rows) => importProductLinks(db, rows),
  withdraw: withdrawUnnamedLinks,
});
