import { couponsImaged, takeBackCoupons } from '../../cart/operations/take-back-coupons.ts';
import { importCoupons } from '../../cart/operations/import-coupons.ts';
import {
  amount,
  day,
  decimal,
  list,
  needed,
  orElse,
  text,
  whole,
  yesOrNo,
} from '../../imports/columns/column.ts';
import { asKept, ofHundredths } from '../../imports/images/told-table.ts';
import { lineImport } from '../../imports/import-kind.ts';

export const coupons = lineImport({
  name: 'coupons',
  title: 'Codes promotionnels',
  says: 'Une ligne par code\u00A0; combien de fois il a servi ne change pas.',
  key: ['code'],
  columns: {
    code: needed(text('Code que tape le client', 'RENTREE10')),
    nom: needed(text('Nom de l’opération', 'Rentrée des peintres')),
    remise: decimal('Remise en pour cent, ou le montant', '10'),
    montant_ht: amount('Montant de la remise, hors taxes, ou le pourcentage', ''),
    minimum_ht: orElse(amount('Commande à partir de ce montant hors taxes', '100,00'), 0),
    groupes: orElse(list('Groupes de prix concernés\u00A0; vide, tous', 'PEINT|OUTIL'), []),
    debut: day('Premier jour', '01/09/2026'),
    fin: day('Dernier jour', '30/09/2026'),
    utilisations: whole('Nombre d’utilisations en tout', '500'),
    par_client: whole('Nombre d’utilisations par client', '1'),
    premiere_commande: orElse(yesOrNo('Pour une première commande seulement', 'non'), false),
  },
  rowOf: (cells) => ({
    code: cells.code,
    label: cells.nom,
    kind: cells.remise === null ? ('fixed_ht' as const) : ('percent' as const),
    // Neither or both: no value, which the door refuses.
    value: valueOf(cells.remise, cells.montant_ht),
    min_ht_cents: cells.minimum_ht,
    price_groups: cells.groupes,
    valid_from: cells.debut,
    valid_to: cells.fin,
    usage_limit: cells.utilisations,
    per_customer: cells.par_client,
    first_order: cells.premiere_commande,
  }),
  write: importCoupons,
  takeBack: takeBackCoupons,
  told: [
    {
      ...couponsImaged,
      told: {
        nom: asKept('label'),
        // Per cent or an amount: hundredths of either.
        remise: ofHundredths('value'),
        minimum_ht: ofHundredths('min_ht_cents'),
        groupes: asKept('price_groups'),
        debut: asKept('valid_from'),
        fin: asKept('valid_to'),
        utilisations: asKept('usage_limit'),
        par_client: asKept('per_customer'),
        premiere_commande: asKept('first_order'),
      },
    },
  ],
});

function valueOf(percent: number | null, cents: number | null): number {
  if (percent !== null && cents !== null) return 0;
  return percent === null ? (cents ?? 0) : Math.round(percent * 100);
}
