import { importPublicPrices } from '@nuancier/api/pricing/operations/import-public-prices.ts';
import { importKind } from './import-kind.ts';

/** Public prices: one line per article. */
export const pricesImport = importKind({
  name: 'prices',
  columns: {
    required: ['article', 'prix_ht', 'prix_unitaire_ht'],
    optional: [
      'eco_ht',
      'reduction',
      'prix_reduit_ht',
      'prix_unitaire_reduit_ht',
      'reduction_debut',
      'reduction_fin',
      'depuis',
    ],
  },
  rowOf: (cells) => ({
    article_sku: cells.text('article'),
    pack_ht_cents: cells.cents('prix_ht'),
    unit_ht: cells.decimal('prix_unitaire_ht'),
    eco_ht_cents: cells.optionalCents('eco_ht') ?? 0,
    reduced_type: reductionType(cells.optionalText('reduction')),
    reduced_pack_ht_cents: cells.optionalCents('prix_reduit_ht'),
    reduced_unit_ht: cells.optionalDecimal('prix_unitaire_reduit_ht'),
    reduced_from: cells.optionalDay('reduction_debut'),
    reduced_to: cells.optionalDay('reduction_fin'),
    listed_from: cells.optionalDay('depuis'),
  }),
  importRows: (db, rows, onProgress) => importPublicPrices(db, rows, new Date(), onProgress),
});

/** Not validated here: `importPublicPrices` refuses unknown types with a reason. */
function reductionType(text: string | null): string | null {
  return text === null ? null : text.toUpperCase();
}
