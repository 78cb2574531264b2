import { publicPricesImaged, takeBackPrices } from '../../pricing/operations/take-back-prices.ts';
import { importPricePiece } from '../../pricing/operations/import-public-prices.ts';
import { withdrawUnnamedPrices } from '../../pricing/operations/import-price-withdrawals.ts';
import { amount, day, decimal, needed, orElse, reference, text } from '../../imports/columns/column.ts';
import { asKept, ofHundredths } from '../../imports/images/told-table.ts';
import { lineImport } from '../../imports/import-kind.ts';

/** One statement carries this many. */
const BATCH = 5_000;

export const prices = lineImport({
  name: 'prices',
  title: 'Prix publics',
  says: 'Une ligne par article. Un prix, réduit ou non, qui bouge de plus de la moitié de ce qui se payait attend d’être accepté, un prix nul est refusé. Une ligne sans réduction laisse celle qu’une campagne de la gestion a annoncée.',
  key: ['article'],
  tables: ['public_price', 'price_history'],
  batch: BATCH,
  columns: {
    article: needed(reference('Référence de l’article', '10100001')),
    prix_ht: needed(amount('Prix du conditionnement, hors taxes', '25,00')),
    prix_unitaire_ht: needed(
      decimal(
        'Prix de l’unité de vente, hors taxes\u00A0: celui du conditionnement divisé par sa quantité',
        '5',
      ),
    ),
    eco_ht: orElse(amount('Éco-contribution comprise, hors taxes', '0,12'), 0),
    reduction: text('PROMOTION ou DESTOCK', 'PROMOTION'),
    prix_reduit_ht: amount('Prix réduit du conditionnement', '20,00'),
    prix_unitaire_reduit_ht: decimal('Prix réduit de l’unité', '4'),
    reduction_debut: day(
      'Premier jour de la réduction\u00A0; vide, elle commence avec le fichier',
      '01/12/2026',
    ),
    reduction_fin: day('Dernier jour de la réduction', '31/12/2026'),
    depuis: day('Depuis quand le prix vaut, pour un article sans prix jusqu’ici', ''),
  },
  rowOf: (cells) => ({
    article_sku: cells.article,
    pack_ht_cents: cells.prix_ht,
    unit_ht: cells.prix_unitaire_ht,
    eco_ht_cents: cells.eco_ht,
    // Not judged here: the door refuses unknown words with a reason.
    reduced_type: cells.reduction?.toUpperCase() ?? null,
    reduced_pack_ht_cents: cells.prix_reduit_ht,
    reduced_unit_ht: cells.prix_unitaire_reduit_ht,
    reduced_from: cells.reduction_debut,
    reduced_to: cells.reduction_fin,
    listed_from: cells.depuis,
  }),
  write: (db, rows, means) => importPricePiece(db, rows, means.now, means),
  withdraw: (db, { now }) => withdrawUnnamedPrices(db, now),
  takeBack: takeBackPrices,
  told: [
    {
      ...publicPricesImaged,
      told: {
        prix_ht: ofHundredths('pack_ht_cents'),
        prix_unitaire_ht: asKept('unit_ht'),
        eco_ht: ofHundredths('eco_ht_cents'),
        reduction: asKept('reduced_type'),
        prix_reduit_ht: ofHundredths('reduced_pack_ht_cents'),
        prix_unitaire_reduit_ht: asKept('reduced_unit_ht'),
        reduction_debut: asKept('reduced_from'),
        reduction_fin: asKept('reduced_to'),
      },
    },
  ],
});
