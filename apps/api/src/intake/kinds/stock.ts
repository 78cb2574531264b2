import { importStock } from '../../stock/operations/import-stock.ts';
import { importStockDeltas } from '../../stock/operations/import-stock-deltas.ts';
import {
  moment,
  needed,
  orElse,
  reference,
  signedWhole,
  text,
  whole,
  yesOrNo,
} from '../../imports/columns/column.ts';
import { streamImport } from '../../imports/import-kind.ts';

const magasin = needed(reference('Code du magasin', 'PP001'));
const article = needed(reference('Référence de l’article', '10100001'));

export const stock = streamImport({
  name: 'stock',
  title: 'Stocks des magasins',
  says: 'Une ligne par magasin et article\u00A0; ce qu’aucune ligne ne nomme reste. «\u00A0PLATEFORME\u00A0» tient lieu de magasin pour la plateforme de livraison. Ce que la boutique a vendu autour du moment de l’extraction reste réservé.',
  // Judged by the door itself.
  key: [],
  columns: {
    magasin,
    article,
    disponible: needed(
      signedWhole('Conditionnements disponibles\u00A0; négatif seulement avec son moment', '12'),
    ),
    statut: needed(text('P permanent, S suivi, V sur commande, U fin de stock, O hors gamme', 'P')),
    livraison: needed(yesOrNo('Se livre sur chantier', 'oui')),
    delai: whole('Jours jusqu’au réapprovisionnement\u00A0; vide si personne ne le sait', '3'),
    direct: orElse(yesOrNo('Part directement du fabricant', 'non'), false),
    date_extraction: moment('Quand votre logiciel a compté\u00A0; à défaut --at'),
  },
  rowOf: (cells) => ({
    shop_code: cells.magasin,
    article_sku: cells.article,
    available: cells.disponible,
    statut_article_mag: cells.statut.toUpperCase(),
    resupply_time: cells.delai,
    appro_directe_fournisseur: cells.direct,
    livraison_pro: cells.livraison,
    counted_at: dateOf(cells.date_extraction),
  }),
  importRows: importStock,
});

export const stockDelta = streamImport({
  name: 'stock-delta',
  title: 'Mouvements de stock',
  says: 'Ce qui s’est ajouté ou retiré depuis le dernier comptage\u00A0: chaque mouvement compte une fois, par son nom.',
  // As above.
  key: [],
  columns: {
    magasin,
    article,
    quantite: needed(signedWhole('Conditionnements ajoutés, ou retirés s’il y a un moins', '-2')),
    mouvement: needed(text('Nom du mouvement, unique', 'BL-2026-1187')),
    date_extraction: moment('Quand il a eu lieu\u00A0; à défaut --at', '15/11/2026 08:15'),
  },
  rowOf: (cells) => ({
    shop_code: cells.magasin,
    article_sku: cells.article,
    packs: cells.quantite,
    reference: cells.mouvement,
    booked_at: dateOf(cells.date_extraction),
  }),
  importRows: importStockDeltas,
});

function dateOf(given: string | null): Date | null {
  return given === null ? null : new Date(given);
}
