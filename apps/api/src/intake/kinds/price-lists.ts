import { priceListsImaged, takeBackPriceLists } from '../../pricing/operations/take-back-prices.ts';
import {
  importPriceListLines,
  withdrawUnnamedTerms,
} from '../../pricing/operations/import-price-list-lines.ts';
import { amount, decimal, needed, reference, text } from '../../imports/columns/column.ts';
import { asKept, ofHundredths } from '../../imports/images/told-table.ts';
import { lineImport } from '../../imports/import-kind.ts';

/** One statement carries this many. */
const BATCH = 5_000;

export const priceLists = lineImport({
  name: 'price-lists',
  title: 'Tarifs',
  says: 'Une ligne par remise d’un groupe de prix, ou par prix d’un article, dans un tarif. Ce qui change de plus de la moitié ce qui se payait attend d’être accepté.',
  key: ['tarif', 'groupe', 'article'],
  tables: ['price_list_price'],
  batch: BATCH,
  examples: [{}, { groupe: '', remise: '', article: '10100001', prix_ht: '21,50', prix_unitaire_ht: '4,3' }],
  columns: {
    tarif: needed(text('Code du tarif', 'PRO1')),
    nom: text('Nom du tarif\u00A0; vide, il garde le sien', 'Artisans'),
    groupe: text('Groupe de prix, pour une remise', 'PEINT'),
    remise: decimal('Remise en pour cent', '18'),
    article: reference('Référence de l’article, pour un prix', ''),
    prix_ht: amount('Prix du conditionnement, hors taxes', ''),
    prix_unitaire_ht: decimal('Prix de l’unité de vente, hors taxes', ''),
  },
  rowOf: (cells) => ({
    code: cells.tarif,
    label: cells.nom,
    group: cells.groupe,
    percent: cells.remise,
    article: cells.article,
    packHt: cells.prix_ht,
    unitHt: cells.prix_unitaire_ht,
  }),
  write: importPriceListLines,
  withdraw: withdrawUnnamedTerms,
  takeBack: takeBackPriceLists,
  told: priceListsImaged.map((table) => ({
    ...table,
    // Each of the three tables has its own of them.
    told: {
      nom: asKept('label'),
      remise: asKept('percent'),
      prix_ht: ofHundredths('pack_ht_cents'),
      prix_unitaire_ht: asKept('unit_ht'),
    },
  })),
});
