import { importStock } from '../../stock/operations/import-stock.ts';
import { needed, orElse, reference, text, whole, yesOrNo } from '../../imports/columns/column.ts';
import { streamImport } from '../../imports/import-kind.ts';

export const stock = streamImport({
  name: 'stock',
  title: 'Stocks des magasins',
  says: 'Une ligne par magasin et article\u00A0; ce qu’aucune ligne ne nomme reste. «\u00A0PLATEFORME\u00A0» tient lieu de magasin pour la plateforme de livraison.',
  // Judged by the door itself.
  key: [],
  columns: {
    magasin: needed(reference('Code du magasin', 'PP001')),
    article: needed(reference('Référence de l’article', '10100001')),
    disponible: needed(whole('Conditionnements disponibles', '12')),
    statut: needed(text('P permanent, S suivi, V sur commande, U fin de stock, O hors gamme', 'P')),
    livraison: needed(yesOrNo('Se livre sur chantier', 'oui')),
    delai: whole('Jours jusqu’au réapprovisionnement\u00A0; vide si personne ne le sait', '3'),
    direct: orElse(yesOrNo('Part directement du fabricant', 'non'), false),
  },
  rowOf: (cells) => ({
    shop_code: cells.magasin,
    article_sku: cells.article,
    available: cells.disponible,
    statut_article_mag: cells.statut.toUpperCase(),
    resupply_time: cells.delai,
    appro_directe_fournisseur: cells.direct,
    livraison_pro: cells.livraison,
  }),
  importRows: importStock,
});
