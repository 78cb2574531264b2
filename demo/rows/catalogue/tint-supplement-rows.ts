// What tinting costs by the litre, class by class.
import type { TintSupplementRow } from '@nuancier/api/catalogue/imports/catalogue-import-rows.ts';
import tinting from '../../data/grammar/tinting.json' with { type: 'json' };

export function tintSupplementRows(): TintSupplementRow[] {
  return tinting.map(({ tintClass, supplementPerLitre }) => ({
    tint_class: tintClass,
    per_litre_ht_cents: Math.round(supplementPerLitre * 100),
  }));
}
