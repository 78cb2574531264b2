import { conditionsImaged, takeBackConditions } from '../../pricing/operations/take-back-prices.ts';
import { importSpecialConditions } from '../../pricing/operations/import-special-conditions.ts';
import {
  amount,
  day,
  decimal,
  needed,
  orElse,
  reference,
  text,
  whole,
} from '../../imports/columns/column.ts';
import { asKept, ofHundredths } from '../../imports/images/told-table.ts';
import { lineImport } from '../../imports/import-kind.ts';

/** One statement carries this many. */
const BATCH = 5_000;

export const conditions = lineImport({
  name: 'conditions',
  title: 'Conditions particulières',
  says: 'Ce qu’une société a négocié sur une famille ou un article\u00A0: une remise, ou un prix net. Ce qui change de plus de la moitié ce qu’elle payait attend d’être accepté.',
  key: ['client', 'famille', 'article', 'quantite', 'debut'],
  tables: ['special_condition'],
  batch: BATCH,
  columns: {
    client: needed(reference('Code client de la société', '0351012')),
    nom: needed(text('Nom de la condition', 'Chantier Kerlann')),
    famille: whole('Numéro de la famille, ou l’article', '101'),
    article: reference('Référence de l’article, ou la famille', ''),
    quantite: orElse(whole('À partir de combien de conditionnements', '1'), 1),
    remise: decimal('Remise en pour cent, ou le prix net', '5'),
    prix_net_ht: amount('Prix net du conditionnement, hors taxes', ''),
    prix_net_unitaire_ht: decimal('Prix net de l’unité, hors taxes', ''),
    debut: day('Premier jour', '01/12/2026'),
    fin: day('Dernier jour', '31/12/2027'),
  },
  rowOf: (cells) => ({
    client_code: cells.client,
    family: cells.famille,
    article_sku: cells.article,
    from_quantity: cells.quantite,
    label: cells.nom,
    extra_percent: cells.remise,
    net_pack_ht_cents: cells.prix_net_ht,
    net_unit_ht: cells.prix_net_unitaire_ht,
    valid_from: cells.debut,
    valid_to: cells.fin,
  }),
  write: importSpecialConditions,
  takeBack: takeBackConditions,
  told: [
    {
      ...conditionsImaged,
      told: {
        nom: asKept('label'),
        quantite: asKept('from_quantity'),
        remise: asKept('extra_percent'),
        prix_net_ht: ofHundredths('net_pack_ht_cents'),
        prix_net_unitaire_ht: asKept('net_unit_ht'),
        debut: asKept('valid_from'),
        fin: asKept('valid_to'),
      },
    },
  ],
});
